import type { planWords } from "#app/floor-plan/words/plan-words.ts";

/** The contents of a plan's drawing as sentences, room by room. The rooms are one level below `h3`. */
export function PlanSentences({ note, rooms }: Omit<ReturnType<typeof planWords>, "title">) {
  return (
    <>
      <p className="caption">{note}</p>
      <div className="plan-sentences">
        {rooms.map(({ id, name, facts }) => (
          <div className="plan-sentences__room" key={id}>
            <h4>{name}</h4>
            {facts.map((fact, index) => (
              <p className="card-text" key={index}>
                {fact}
              </p>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

import { Picture } from "#app/pictures/picture.tsx";
import { DayLine, type DayLineProps } from "./day-line.tsx";
import type { ModelPage } from "./model-page.server.ts";

/** The looks of the scenes, in turn: to the edge of the window, half of it, all of it on a dark ground. */
const looks = [
  { name: "bleeding", slot: "lead" },
  { name: "half", slot: "beside" },
  { name: "dark", slot: "lead" },
] as const;

const lookOf = (index: number) => looks[index % looks.length] ?? looks[0];

/** Returns the moments of the large pictures in their order; the others, of half a window, show what is inside. */
export function momentsOf({
  moment,
  scenes = [],
}: Pick<ModelPage["presentation"], "moment" | "scenes">): DayLineProps["moments"] {
  const large = scenes.filter((_, index) => lookOf(index).name !== "half");
  return [...(moment ? [{ moment }] : []), ...large];
}

export interface ModelScenesProps extends Pick<ModelPage["presentation"], "scenes">, Pick<DayLineProps, "moments"> {}

/** A day in a model: a large picture and a sentence for each moment, and the line of the moments. */
export function ModelScenes({ scenes = [], moments }: ModelScenesProps) {
  return (
    <div className="model-scenes">
      {scenes.map((scene, index) => {
        const { moment, text, image } = scene;
        const look = lookOf(index);
        const isLarge = look.name !== "half";
        return (
          <figure className={`model-scene model-scene--${look.name}`} key={index}>
            <Picture {...image} slot={look.slot} className="model-scene__image" />
            <figcaption className="model-scene__words">
              {!isLarge && <p className="model-scene__moment type-label">{moment}</p>}
              <p className="model-scene__text">{text}</p>
            </figcaption>
            {isLarge && <DayLine moments={moments} current={scene} />}
          </figure>
        );
      })}
    </div>
  );
}

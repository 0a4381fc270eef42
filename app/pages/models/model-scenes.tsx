import { Picture } from "#app/pictures/picture.tsx";
import { DayLine, type DayLineProps } from "./day-line.tsx";
import type { ModelPage } from "./model-page.server.ts";

/** The looks of the scenes, in turn: to the end of the window, a room to its start, all of it on a dark ground. */
const looks = ["bleeding", "room", "dark"] as const;

const lookOf = (index: number) => looks[index % looks.length] ?? looks[0];

/** Returns the moments of the pictures in their order; those of rooms have none. */
export function momentsOf({
  moment,
  scenes = [],
}: Pick<ModelPage["presentation"], "moment" | "scenes">): DayLineProps["moments"] {
  const outside = scenes.filter((_, index) => lookOf(index) !== "room");
  return [...(moment ? [{ moment }] : []), ...outside];
}

export interface ModelScenesProps extends Pick<ModelPage["presentation"], "scenes">, Pick<DayLineProps, "moments"> {}

/** A day in a model: a large picture and a sentence for each moment, and the line of the moments. */
export function ModelScenes({ scenes = [], moments }: ModelScenesProps) {
  return (
    <div className="model-scenes">
      {scenes.map((scene, index) => {
        const { moment, text, image } = scene;
        const look = lookOf(index);
        const isRoom = look === "room";
        return (
          <figure className={`model-scene model-scene--${look}`} key={index}>
            <Picture {...image} slot="lead" className="model-scene__image" />
            <figcaption className="model-scene__words">
              {isRoom && <p className="model-scene__moment type-label">{moment}</p>}
              <p className="model-scene__text">{text}</p>
            </figcaption>
            {!isRoom && <DayLine moments={moments} current={scene} />}
          </figure>
        );
      })}
    </div>
  );
}

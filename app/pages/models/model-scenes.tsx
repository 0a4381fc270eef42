import { Picture } from "#app/pictures/picture.tsx";
import type { ModelPage } from "./model-page.server.ts";

/** The looks of the scenes, in turn: to the edge of the window, half of it, all of it on a dark ground. */
const looks = [
  { name: "bleeding", slot: "lead" },
  { name: "half", slot: "beside" },
  { name: "dark", slot: "lead" },
] as const;

/** A day in a model: a large picture and a sentence for each moment. */
export function ModelScenes({ scenes = [] }: Pick<ModelPage["presentation"], "scenes">) {
  return (
    <div className="model-scenes">
      {scenes.map(({ moment, text, image }, index) => {
        const look = looks[index % looks.length] ?? looks[0];
        return (
          <figure className={`model-scene model-scene--${look.name}`} key={index}>
            <Picture {...image} slot={look.slot} className="model-scene__image" />
            <figcaption className="model-scene__words">
              <p className="model-scene__moment type-label">{moment}</p>
              <p className="model-scene__text">{text}</p>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

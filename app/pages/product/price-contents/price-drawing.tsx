import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { roofOverhang } from "#app/floor-plan/building-heights.ts";
import { BodyElevation } from "#app/floor-plan/components/body-elevation.tsx";
import { Person } from "#app/floor-plan/components/person.tsx";
import type { DrawnPart, PriceDrawingData } from "./describe-price-drawing.ts";
import type { LabelPlace } from "./label-places.ts";
import type { PartPath } from "./part-paths.ts";

/**
 * The front of a building: in full lines what the price buys, in broken ones what is charged apart. A part that the
 * lists do not name is not drawn. The lists have the words and numbers of the labels, which are therefore not read out.
 */
export function PriceDrawing({ elevation, view, share, parts }: PriceDrawingData) {
  const { t } = useTranslation();
  const { length, bodies } = elevation;
  const [left, top, width, height] = view;

  return (
    <div className="price-drawing">
      <div className="price-drawing__stage" style={{ "--share": share }}>
        <svg className="price-drawing__svg" viewBox={view.join(" ")} role="img" aria-label={t("priceContents.drawing")}>
          <path className="scale-drawing__ground" d={`M${-3 * length} 0H${4 * length}`} />
          {bodies.map((body) => (
            <BodyElevation body={body} length={length} key={body.from} />
          ))}
          <Person x={length + roofOverhang + 500} />
          {parts.map((drawn) => (
            <g className={classes("price-drawing__part", drawn)} key={drawn.part}>
              <PartLines {...drawn} />
              <Leader {...drawn.place} />
            </g>
          ))}
        </svg>
        {parts.map((drawn, index) => {
          const { x, y, side, room } = drawn.place;
          const percent = (length: number, whole: number) => Math.round((10_000 * length) / whole) / 100;
          const position = {
            "--x": percent(x - left, width),
            "--y": percent(y - top, height),
            "--room": percent(room, width),
          };
          const className = `${classes("price-drawing__label", drawn)} price-drawing__label--${side}`;
          return (
            <Fragment key={drawn.part}>
              <span className={className} style={position} aria-hidden="true">
                <span className="part-number">{index + 1}</span>{" "}
                <span className="price-drawing__name">{drawn.name}</span>
              </span>{" "}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

function classes(base: string, { part, isApart }: DrawnPart): string {
  return `${base} ${base}--${part}${isApart ? ` ${base}--apart` : ""}`;
}

/** The lines of a part; a part of the building itself has none of its own. */
function PartLines({ path, overBase }: Partial<PartPath>) {
  return (
    <>
      {path && <path d={path} />}
      {overBase && <path className="price-drawing__light" d={overBase} />}
    </>
  );
}

/** The line from a label to its part, with a dot at the part. */
function Leader({ x, y, side, from }: LabelPlace) {
  if (from === undefined) return null;
  return (
    <g className="price-drawing__leader">
      <path d={`M${from} ${y}H${x + (side === "before" ? 100 : -100)}`} />
      <circle cx={from} cy={y} r={35} />
    </g>
  );
}

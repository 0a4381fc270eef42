import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { BodyElevation } from "#app/floor-plan/components/body-elevation.tsx";
import { Person } from "#app/floor-plan/components/person.tsx";
import type { DrawnPart, PriceDrawingData } from "./describe-price-drawing.ts";
import type { LabelPlace } from "./label-places.ts";

/** The person stands between the building and the cabinet of the connections. */
const personAt = -575;

/**
 * The front of a building: in full lines what the price buys, in broken ones what is charged apart. A part that the
 * lists do not name is not drawn, but for the ground. The lists have the words and numbers of the labels, which are therefore not read out.
 */
export function PriceDrawing({ elevation, view, share, parts }: PriceDrawingData) {
  const { t } = useTranslation();
  const { length, bodies } = elevation;
  const [left, top, width, height] = view;

  return (
    <div className="price-drawing">
      <div className="price-drawing__stage" style={{ "--share": share }}>
        <svg className="price-drawing__svg" viewBox={view.join(" ")} role="img" aria-label={t("priceContents.drawing")}>
          {/* The ground of lists that do not name it. */}
          {parts.every(({ part }) => part !== "land") && (
            <path className="scale-drawing__ground" d={`M${left} 0h${width}`} />
          )}
          {bodies.map((body) => (
            <BodyElevation body={body} length={length} key={body.from} />
          ))}
          <Person x={personAt} />
          {parts.map((drawn) => (
            <g className={classes("price-drawing__part", drawn)} key={drawn.part}>
              {drawn.path && <path d={drawn.path} />}
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

/** The line from a part to its label, with a dot at the part; its pale edge parts it from what is dark. */
function Leader({ leader }: LabelPlace) {
  if (!leader) return null;
  const [[x, y], to] = leader;
  const path = `M${x} ${y}L${to}`;
  return (
    <g className="price-drawing__leader">
      <path className="price-drawing__edge" d={path} />
      <circle cx={x} cy={y} r={45} />
      <path d={path} />
    </g>
  );
}

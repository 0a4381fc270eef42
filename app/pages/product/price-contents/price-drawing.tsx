import { useTranslation } from "react-i18next";
import type { PriceContents, PricedThing } from "#app/content/price-contents.ts";
import type { PricePart } from "#app/content/schemas/site.ts";
import { roofOverhang } from "#app/floor-plan/building-heights.ts";
import { BodyElevation } from "#app/floor-plan/components/body-elevation.tsx";
import { Person } from "#app/floor-plan/components/person.tsx";
import type { Elevation } from "#app/floor-plan/elevation.ts";
import { groundBeside, type LabelPlace, labelledWidth, labelPlaces } from "./label-places.ts";
import { craneTop, type PartPath, partPaths } from "./part-paths.ts";

export interface PriceDrawingProps extends Pick<PriceContents, "included" | "excluded"> {
  readonly elevation: Elevation;
}

/** A part of the drawing that one of the lists names. */
interface NamedPart {
  readonly part: PricePart;
  readonly name: string;
  readonly isApart: boolean;
}

/** Ground drawn below the building, in millimetres. */
const below = 1050;
/** Parts whose labels are in a line below the drawing on narrow windows. */
const labelledBelow: readonly PricePart[] = ["foundation", "deck"];

/**
 * The front of a building: in full lines what the price buys, in broken ones what is charged apart. A part that the lists
 * do not name is not drawn. The lists have the words of the labels, which are therefore not read out.
 */
export function PriceDrawing({ elevation, included, excluded }: PriceDrawingProps) {
  const { t } = useTranslation();
  const { length, bodies } = elevation;
  const parts = [...included.flatMap(namedPart(false)), ...excluded.flatMap(namedPart(true))];
  if (parts.length === 0) return null;

  const [left, top, width, height] = [-groundBeside, craneTop, length + 2 * groundBeside, below - craneTop];
  const share = Math.round((1000 * width) / labelledWidth(elevation)) / 1000;
  const paths = partPaths(elevation);
  const places = labelPlaces(elevation);
  const rest = parts.filter(({ part }) => labelledBelow.includes(part));

  return (
    <div className="price-drawing">
      <div className="price-drawing__stage" style={{ "--share": share }}>
        <svg
          className="price-drawing__svg"
          viewBox={`${left} ${top} ${width} ${height}`}
          role="img"
          aria-label={t("priceContents.drawing")}
        >
          <path className="scale-drawing__ground" d={`M${-3 * length} 0H${4 * length}`} />
          {bodies.map((body) => (
            <BodyElevation body={body} length={length} key={body.from} />
          ))}
          <Person x={length + roofOverhang + 500} />
          {parts.map(({ part, isApart }) => (
            <g className={classes("price-drawing__part", part, isApart)} key={part}>
              <PartLines {...paths[part]} />
              <Leader {...places[part]} />
            </g>
          ))}
        </svg>
        {parts.map(({ part, name, isApart }) => {
          const { x, y, side, room } = places[part];
          const percent = (length: number, whole: number) => Math.round((10_000 * length) / whole) / 100;
          const position = {
            "--x": percent(x - left, width),
            "--y": percent(y - top, height),
            "--room": percent(room, width),
          };
          const className = `${classes("price-drawing__label", part, isApart)} price-drawing__label--${side}`;
          return (
            <span className={className} style={position} aria-hidden="true" key={part}>
              {name}
            </span>
          );
        })}
      </div>
      <div className="price-drawing__rest caption" aria-hidden="true">
        {rest.map(({ part, name }) => (
          <span key={part}>{name}</span>
        ))}
      </div>
    </div>
  );
}

function namedPart(isApart: boolean) {
  return ({ name, part }: PricedThing): NamedPart[] => (part ? [{ part, name, isApart }] : []);
}

function classes(base: string, part: PricePart, isApart: boolean): string {
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

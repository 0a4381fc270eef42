import { useTranslation } from "react-i18next";
import { sunPosition } from "#app/designer/sun/sun-position.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { boxCentre } from "#app/floor-plan/boxes.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import { bearingOf } from "./directions.ts";

const letters = ["n", "e", "s", "w"] as const;

/** The module on its plot, with north at the top and its front marked, and the sun on the horizon while it is up. */
export function Compass() {
  const { t } = useTranslation();
  const { plan, design } = useDesigner();
  const box = boundingBox(plan.outline);
  const [x, y] = boxCentre(box);
  const scale = 84 / Math.hypot(box.right - box.left, box.back - box.front);
  const front = (y - box.front) * scale;
  const outline = plan.outline.map(([left, back]) => [(left - x) * scale, (y - back) * scale].join()).join(" ");
  const { azimuth, altitude } = sunPosition(design);
  return (
    <svg className="designer-compass" viewBox="-80 -80 160 160" aria-hidden="true">
      <circle r="60" />
      {letters.map((letter) => (
        <text transform={placeAt(bearingOf(letter), 71)} dy="0.36em" key={letter}>
          {t(`designerTool.sun.letters.${letter}`)}
        </text>
      ))}
      <g transform={`rotate(${design.front - 180})`}>
        <polygon points={outline} />
        <path className="designer-compass__front" d={`M0 ${front + 3}l6 9h-12z`} />
      </g>
      {altitude > 0 && <circle className="designer-compass__sun" transform={placeAt(azimuth, 60)} r="7" />}
    </svg>
  );
}

/** Returns the transform that puts something upright at a bearing and a distance from the middle. */
function placeAt(bearing: number, distance: number): string {
  return `rotate(${bearing}) translate(0 ${-distance}) rotate(${-bearing})`;
}

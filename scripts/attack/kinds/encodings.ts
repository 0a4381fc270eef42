import { type AttackKind, type AttackTarget, single } from "#scripts/attack/attack-input.ts";
import type { Random } from "#scripts/attack/random.ts";

const names = ["br", "gzip", "x-gzip", "deflate", "zstd", "identity", "*", "", "BR", '"br"', "__proto__", "ñ"];
const qualities = ["0", "0.000", "0.5", "1", "1.000", "2", "-1", "0.0001", "1e3", "NaN", "Infinity", "", '"', '"\\'];
const glue = [",", ", ", ";", ",,", "; ,", "\t,", '",'];

function anyEncoding(random: Random): string {
  const quality = random.chance(0.6)
    ? `${random.pick([";q=", "; q = ", ";Q=", ";q", ";;q="])}${random.pick(qualities)}`
    : "";
  return `${random.chance(0.9) ? random.pick(names) : random.text(5)}${quality}`;
}

/** Encodings that a client may ask for, of pages, missing pages and files, with ranges and conditions. */
export function oddEncodings({ files }: AttackTarget): AttackKind {
  return {
    name: "encodings",
    count: 600,
    make(random) {
      const parts = Array.from({ length: random.pick([1, 1, 2, 3, 400]) }, () => anyEncoding(random));
      return single({
        path: random.pick([...files, "/no-such-page", "/no-such.js", "/contacto/", "/index.html.br"]),
        method: random.pick(["GET", "GET", "HEAD"]),
        headers: {
          "Accept-Encoding": parts.join(random.pick(glue)).replaceAll(/[\r\n\0]/g, " "),
          ...(random.chance(0.2) && { Range: `bytes=${random.int(0, 99_999)}-` }),
          ...(random.chance(0.2) && { "If-None-Match": "*" }),
        },
      });
    },
  };
}

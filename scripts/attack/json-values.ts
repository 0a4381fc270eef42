import type { Random } from "./random.ts";

const words = [
  "__proto__",
  "constructor",
  "toString",
  "{{7*7}}",
  "$t(nav.main)",
  "'; drop table emails; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "\r\nBcc: a@b.example",
  "\u0000",
  "ana@correo.es",
  "NaN",
  "[object Object]",
];

const figures = ["0", "-0", "1e400", "-1e400", "9007199254740993", "0.1e-999", "1".repeat(400), "1E+2", "true", "null"];

/** Returns a value in JSON, of any type, depth and size up to some kilobytes. */
export function anyJson(random: Random, depth = 0): string {
  switch (random.int(0, depth > 3 ? 3 : 6)) {
    case 0:
      return random.pick(figures);
    case 1:
      return anyJsonText(random);
    case 2:
      return JSON.stringify(random.text(random.int(0, 200)));
    case 3:
      return random.pick(["[]", "{}", '""', "[[]]", "[{}]", '[""]']);
    case 4:
      return `[${many(random, () => anyJson(random, depth + 1))}]`;
    case 5:
      return nested(random);
    default:
      return `{${many(random, () => `${anyJsonText(random)}:${anyJson(random, depth + 1)}`)}}`;
  }
}

/** Returns a text in JSON. */
export function anyJsonText(random: Random): string {
  if (random.chance(0.1)) return `"\\u${random.int(0, 0xffff).toString(16).padStart(4, "0")}"`;
  return JSON.stringify(random.chance(0.5) ? random.pick(words) : random.text(random.int(0, 30)));
}

/** Returns JSON with one thing wrong, or something that is none. */
export function brokenJson(random: Random, json: string): string | Buffer {
  const at = random.int(0, json.length);
  switch (random.int(0, 4)) {
    case 0:
      return json.slice(0, at);
    case 1:
      return `${json.slice(0, at)}${random.text(3)}${json.slice(at)}`;
    case 2:
      return Buffer.concat([Buffer.from(json.slice(0, at)), random.bytes(4), Buffer.from(json.slice(at))]);
    case 3:
      return `\ufeff${json}`;
    default:
      return Buffer.from(json, "utf16le");
  }
}

function nested(random: Random): string {
  const depth = random.pick([10, 49, 50, 51, 1000, 20_000]);
  return random.chance(0.5)
    ? `${"[".repeat(depth)}${"]".repeat(depth)}`
    : `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
}

function many(random: Random, make: () => string): string {
  return Array.from({ length: random.pick([0, 1, 2, 5, 101]) }, make).join(",");
}

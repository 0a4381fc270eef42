import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ESTree } from "rolldown/utils";
import { parseSync } from "rolldown/utils";

/** What a property may hold, or a name stands for: names, and texts that are meant literally. */
export interface Choices {
  readonly names: readonly string[];
  readonly literals: readonly string[];
  /** Whether any text will do. */
  readonly text: boolean;
}

/** The words of schema.org. */
export interface Vocabulary {
  /** Whether there is a type of this name. */
  hasType(type: string): boolean;
  /** What a property of a type may hold, those of its supertypes included; undefined where it has no such property. */
  choicesOf(type: string, property: string): Choices | undefined;
  /** What a name among the choices stands for; undefined for an unknown one. */
  meaningOf(name: string): Choices | undefined;
  /** Whether a type is another one or a kind of it: a `Corporation` is an `Organization`. */
  isKindOf(type: string, other: string): boolean;
}

interface Shape {
  readonly parents: readonly string[];
  readonly properties: ReadonlyMap<string, Choices>;
}

/** Reads the vocabulary of schema-dts: its declarations are generated from the one that schema.org publishes. */
export function readVocabulary(): Vocabulary {
  const folder = dirname(createRequire(import.meta.url).resolve("schema-dts/package.json"));
  const file = join(folder, "dist", "schema.d.ts");
  const shapes = new Map<string, Shape>();
  const meanings = new Map<string, Choices>();
  for (const statement of parseSync(file, readFileSync(file, "utf8"), { lang: "dts" }).program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type === "TSInterfaceDeclaration") shapes.set(declared.id.name, shapeOf(declared));
    if (declared?.type === "TSTypeAliasDeclaration") meanings.set(declared.id.name, choicesIn(declared.typeAnnotation));
  }

  function choicesOf(type: string, property: string): Choices | undefined {
    return findProperty(`${type}Leaf`, property);
  }

  function findProperty(shape: string, property: string): Choices | undefined {
    const { parents = [], properties } = shapes.get(shape) ?? {};
    const own = properties?.get(property);
    if (own) return own;
    for (const parent of parents) {
      const inherited = findProperty(parent, property);
      if (inherited) return inherited;
    }
    return undefined;
  }

  function isKindOf(type: string, other: string): boolean {
    return descends(`${type}Leaf`, [`${other}Leaf`, `${other}Base`]);
  }

  function descends(shape: string, wanted: readonly string[]): boolean {
    return wanted.includes(shape) || (shapes.get(shape)?.parents ?? []).some((parent) => descends(parent, wanted));
  }

  return {
    hasType: (type) => shapes.has(`${type}Leaf`),
    choicesOf,
    meaningOf: (name) => meanings.get(name),
    isKindOf,
  };
}

function shapeOf(declared: ESTree.TSInterfaceDeclaration): Shape {
  const parents = declared.extends.flatMap(({ expression }) =>
    expression.type === "Identifier" ? [expression.name] : [],
  );
  const properties = declared.body.body.flatMap((member): [string, Choices][] => {
    if (member.type !== "TSPropertySignature" || member.key.type !== "Literal") return [];
    const type = member.typeAnnotation?.typeAnnotation;
    return type ? [[String(member.key.value), choicesIn(type)]] : [];
  });
  return { parents, properties: new Map(properties) };
}

/** `SchemaValue<Person | Text, "author">` → names `Person` and `Text`. */
function choicesIn(type: ESTree.TSType): Choices {
  const none = { names: [], literals: [], text: false };
  if (type.type === "TSUnionType") {
    const all = type.types.map(choicesIn);
    return {
      names: all.flatMap(({ names }) => names),
      literals: all.flatMap(({ literals }) => literals),
      text: all.some(({ text }) => text),
    };
  }
  if (type.type === "TSStringKeyword") return { ...none, text: true };
  if (type.type === "TSLiteralType") {
    const { literal } = type;
    return literal.type === "Literal" && typeof literal.value === "string"
      ? { ...none, literals: [literal.value] }
      : none;
  }
  if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return none;
  const { name } = type.typeName;
  const [first] = type.typeArguments?.params ?? [];
  return name === "SchemaValue" && first ? choicesIn(first) : { ...none, names: [name] };
}

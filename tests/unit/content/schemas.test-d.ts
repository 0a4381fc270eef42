/** What fields with a default or without need come out as. Checked by the compiler; nothing here runs. */
import { expectTypeOf } from "vitest";
import type { CollectionData, PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { Legal } from "#app/content/schemas/legal.ts";
import type { Model } from "#app/content/schemas/model.ts";
import type { Post } from "#app/content/schemas/post.ts";
import type { SiteData } from "#app/content/schemas/site.ts";
import type { Story } from "#app/content/schemas/story.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";

expectTypeOf<Post["slug"]>().toEqualTypeOf<string | undefined>();
expectTypeOf<Post["draft"]>().toEqualTypeOf<boolean | undefined>();
expectTypeOf<Post["date"]>().toEqualTypeOf<string>();
expectTypeOf<Post["images"]>().toEqualTypeOf<{ src: string; alt: string; caption: string }[]>();

expectTypeOf<Story["sample"]>().toEqualTypeOf<boolean | undefined>();
expectTypeOf<Story["author"]>().toEqualTypeOf<{ name: string; role: string }>();

expectTypeOf<Legal["updated"]>().toEqualTypeOf<string | undefined>();

expectTypeOf<Model["size"]>().toEqualTypeOf<{ length: number; width: number; imperial: string } | null>();
expectTypeOf<Model["product"]["options"]>().toEqualTypeOf<{ name: string; text: string }[] | undefined>();
expectTypeOf<Model["product"]["contact"]["href"]>().toEqualTypeOf<string>();

expectTypeOf<Plan["boundaries"]>().toBeNullable();
expectTypeOf<Plan["openings"][number]["entrance"]>().toEqualTypeOf<boolean | undefined>();
expectTypeOf<Plan["furniture"][number]["back"]>().toEqualTypeOf<"n" | "s" | "e" | "w" | undefined>();
expectTypeOf<Plan["doors"][number]["type"]>().toEqualTypeOf<"sliding" | "hinged" | "opening">();
expectTypeOf<Plan["rooms"][number]["polygon"]>().toEqualTypeOf<[number, number][]>();

expectTypeOf<SiteData["vat"]["prices"]>().toEqualTypeOf<"included" | "excluded" | "unset">();

expectTypeOf<CollectionData<"blog">>().toEqualTypeOf<Post>();
expectTypeOf<PageData<"home">["hero"]["imagePhone"]>().toEqualTypeOf<{ src: string }>();

// A picture gains its size, whatever else stands beside it; everything else stays as it is.
expectTypeOf<Resolved<Post>["images"][number]>().toExtend<{
  src: string;
  alt: string;
  width: number;
  height: number;
}>();
expectTypeOf<Resolved<Post>["draft"]>().toEqualTypeOf<boolean | undefined>();
expectTypeOf<Resolved<Model>["size"]>().toEqualTypeOf<{ length: number; width: number; imperial: string } | null>();

import { PageHeader } from "#app/components/page-header/page-header.tsx";
import { Section } from "#app/components/section/section.tsx";
import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/stories.route";
import { getStoriesPage } from "./stories.server.ts";
import { StoryList } from "./story-list.tsx";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return getStoriesPage(currentPage(args));
}

export default function StoriesPage({ loaderData: { page, stories } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} />
      <Section>
        <StoryList stories={stories} sampleNote={page.sampleNote} />
      </Section>
    </>
  );
}

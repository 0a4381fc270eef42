import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { CardGrid } from "#app/components/cards/card-grid.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { BarNote } from "#app/components/notes/bar-note.tsx";
import { Section } from "#app/components/section/section.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./stories.scss";
import type { Route } from "./+types/stories.route";
import { getStoriesPage } from "./stories.server.ts";
import { StoryCard } from "./story-card.tsx";

export const loader = loadPage(getStoriesPage);

export default function StoriesPage({ loaderData: { page, stories } }: Route.ComponentProps) {
  const hasOnlySamples = stories.length > 0 && stories.every(({ sample }) => sample);
  return (
    <>
      <PageHeader
        eyebrow={page.eyebrow}
        heading={page.heading}
        intro={page.intro}
        note={hasOnlySamples && <p className="sample-note caption">{page.samplesNote}</p>}
        size="medium"
      />
      <Section>
        {stories.length > 0 ? (
          <CardGrid columns={2}>
            {stories.map((story, index) => (
              <StoryCard
                story={story}
                sampleNote={hasOnlySamples ? undefined : page.sampleNote}
                first={index === 0}
                key={story.href}
              />
            ))}
          </CardGrid>
        ) : (
          <BarNote text={page.empty}>
            <ActionLink {...page.contact} look="button" />
          </BarNote>
        )}
      </Section>
    </>
  );
}

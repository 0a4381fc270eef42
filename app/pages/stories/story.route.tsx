import { useTranslation } from "react-i18next";
import { Figure } from "#app/components/figure/figure.tsx";
import { TextHeader } from "#app/components/headers/text-header.tsx";
import { LongText } from "#app/components/long-text/long-text.tsx";
import { Section } from "#app/components/section/section.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import { usePaths } from "#app/routing/use-paths.ts";
import "./story.scss";
import type { Route } from "./+types/story.route";
import { Quote } from "./quote.tsx";
import { getStoryPage } from "./stories.server.ts";
import { StoryCard } from "./story-card.tsx";
import { StoryModel } from "./story-model.tsx";

export const loader = loadPage(getStoryPage);

export default function StoryPage({ loaderData: { story, body, sampleNote, model, next } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  const [lead, ...others] = story.images;
  return (
    <>
      <article>
        <TextHeader heading={story.title} back={{ label: t("story.back"), href: pathTo("stories") }}>
          {import.meta.env.DEV && story.waiting && <span className="waiting-mark type-label">{story.waiting}</span>}
          {story.sample && <p className="caption">{sampleNote}</p>}
        </TextHeader>
        {lead && <Figure picture={lead} shape="lead" />}
        {body && (
          <LongText body={body} pictures={others} beside={<Quote quote={story.quote} author={story.author} />} />
        )}
      </article>
      <StoryModel model={model} />
      {next && (
        <Section title={t("story.next")}>
          <StoryCard story={next} sampleNote={sampleNote} level={3} wide />
        </Section>
      )}
    </>
  );
}

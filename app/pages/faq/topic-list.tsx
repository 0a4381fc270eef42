import { useTranslation } from "react-i18next";
import { useCurrentPlace } from "#app/components/motion/use-current-place.ts";

interface TopicLink {
  /** Id of the topic's heading. */
  readonly id: string;
  readonly topic: string;
  /** How many questions it has. */
  readonly count: number;
}

/** Links to the topics of the page, with the one marked that is being read. */
export function TopicList({ topics }: { readonly topics: readonly TopicLink[] }) {
  const { t } = useTranslation();
  const { list, current = topics[0]?.id } = useCurrentPlace();
  return (
    <nav className="topic-list not-printed" aria-label={t("faq.topics")}>
      <ul className="topic-list__items" ref={list}>
        {topics.map(({ id, topic, count }) => (
          <li key={id}>
            <a className="topic-list__link" href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              <span>{topic}</span> <span className="topic-list__count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

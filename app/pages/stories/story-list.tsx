import type { StorySummary } from "./stories.server.ts";
import { StoryCard } from "./story-card.tsx";

export interface StoryListProps {
  readonly stories: readonly StorySummary[];
  /** Note for invented stories. */
  readonly sampleNote: string;
}

/** All stories, one below the other. */
export function StoryList({ stories, sampleNote }: StoryListProps) {
  return (
    <ul className="story-list">
      {stories.map((story, index) => (
        <li key={story.href}>
          <StoryCard story={story} sampleNote={sampleNote} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}

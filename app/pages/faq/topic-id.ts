/** Returns the id of a topic's heading: its name may have any letters, the id of its first question has not. */
export function topicId([first]: readonly { readonly id: string }[]): string {
  return `topic-${first?.id}`;
}

import { useDesigner } from "./use-designer.ts";

/** Has screen readers say what `announce` is called with. Two equal sentences are said twice. */
export function Announcements() {
  const { text, number } = useDesigner().announcement;
  return (
    <p className="visually-hidden" role="status">
      <span key={number}>{text}</span>
    </p>
  );
}

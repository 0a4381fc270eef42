import { useDesigner } from "./use-designer.ts";

/** The live region that speaks announcements. Two equal sentences are spoken twice. */
export function Announcements() {
  const { text, number } = useDesigner().announcement;
  return (
    <p className="visually-hidden" role="status">
      <span key={number}>{text}</span>
    </p>
  );
}

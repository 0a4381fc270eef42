import { AddPiece } from "./add-piece.tsx";
import { Furnishings } from "./furnishings.tsx";
import { FurnitureList } from "./furniture-list.tsx";

/** What there is in the plan, and what can be added to it. */
export function FurniturePanel() {
  return (
    <div className="designer-furniture-panel">
      <Furnishings />
      <AddPiece />
      <FurnitureList />
    </div>
  );
}

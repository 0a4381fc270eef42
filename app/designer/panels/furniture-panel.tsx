import { AddPiece } from "./add-piece.tsx";
import { Furnishings } from "./furnishings.tsx";
import { FurnitureList } from "./furniture-list.tsx";

/** Panel with the pieces in the plan and those that can be added to it. */
export function FurniturePanel() {
  return (
    <div className="designer-furniture-panel">
      <Furnishings />
      <AddPiece />
      <FurnitureList />
    </div>
  );
}

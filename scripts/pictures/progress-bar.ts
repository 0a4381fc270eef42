import type { WriteStream } from "node:tty";

const cells = 24;

/** Returns a progress bar of one line. It prints nothing on an output that is not a terminal. */
export function progressBar(output: Pick<WriteStream, "isTTY" | "write">, label: string) {
  let shown = "";
  return {
    show(done: number, total: number): void {
      if (!output.isTTY) return;
      const line = progressLine(label, done, total);
      // Most files change nothing that is visible.
      if (line === shown) return;
      shown = line;
      output.write(`\r${line}`);
    },
    clear(): void {
      if (shown !== "") output.write(`\r${" ".repeat(shown.length)}\r`);
      shown = "";
    },
  };
}

/** `("Imágenes", 3, 12)` → `"Imágenes ██████░░░░░░░░░░░░░░░░░░  25 %"` */
export function progressLine(label: string, done: number, total: number): string {
  const share = total === 0 ? 1 : done / total;
  const full = Math.floor(share * cells);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `${label} ${"█".repeat(full)}${"░".repeat(cells - full)} ${percent}\u00A0%`;
}

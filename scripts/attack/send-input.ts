import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { AttackInput } from "./attack-input.ts";

/** What came back over a connection. */
export interface AttackOutcome {
  /** Of every answer, in their order; none where the server only closed the connection. */
  readonly statuses: readonly number[];
  /** Whether the server neither answered nor closed the connection in time. */
  readonly isLate: boolean;
}

/** Far beyond the ten seconds in which the server ends what does not end by itself. */
const patienceMs = 20_000;
/** Enough of a page to find the status of the next answer; the rest of the bytes is not kept. */
const maxKept = 2_000_000;

/** Sends an input and reads until the server closes the connection. Never throws. */
export async function sendInput(port: number, { chunks, pauseMs, leaves }: AttackInput): Promise<AttackOutcome> {
  const socket = connect(port, "127.0.0.1");
  const received: Buffer[] = [];
  let size = 0;
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  // A server may refuse to read on; what it said before counts.
  socket.on("error", () => {});
  socket.on("data", (data: Buffer) => {
    size += data.length;
    if (size <= maxKept) received.push(data);
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy();
  }, patienceMs);
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0 && pauseMs !== undefined) await wait(pauseMs);
    if (!socket.destroyed) socket.write(chunk);
  }
  if (leaves) {
    await wait(2);
    socket.destroy();
  }
  await closed;
  clearTimeout(timer);
  const text = Buffer.concat(received).toString("latin1");
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { statuses, isLate };
}

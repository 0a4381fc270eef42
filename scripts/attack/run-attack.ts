import type { AttackInput, AttackKind, AttackTarget } from "./attack-input.ts";
import type { AttackedServer } from "./attacked-server.ts";
import { checkHealth } from "./check-health.ts";
import { createRandom, type Random } from "./random.ts";
import { type AttackOutcome, sendInput } from "./send-input.ts";

/** What became of the inputs of one kind. */
export interface KindReport {
  readonly name: string;
  readonly inputs: number;
  /** How often each status was answered; `closed` where there was none, `late` where nothing happened. */
  readonly outcomes: ReadonlyMap<string, number>;
}

/** An input after which something was wrong. */
export interface Finding {
  readonly kind: string;
  readonly what: string;
  readonly input: AttackInput | undefined;
}

export interface AttackReport {
  readonly kinds: readonly KindReport[];
  readonly findings: readonly Finding[];
}

/** The turn of a kind to make and send an input. */
interface Turn {
  readonly index: number;
  readonly kind: AttackKind;
  readonly random: Random;
}

/** Connections at a time. */
const parallel = 16;
/** Inputs between two looks at what visitors need. */
const inputsPerRound = 250;

/** Sends every input of every kind, the slow ones beside the others, and looks between them whether visitors are served. */
export async function runAttack(
  server: AttackedServer,
  target: AttackTarget,
  kinds: readonly AttackKind[],
  seed: number,
): Promise<AttackReport> {
  const findings: Finding[] = [];
  const reports = kinds.map(({ name, count }) => ({ name, inputs: count, outcomes: new Map<string, number>() }));
  const turns = kinds.flatMap((kind, index) => {
    // A source of its own for each kind: a new input of one does not change those of the others.
    const random = createRandom(seed + index * 7919);
    return Array.from({ length: kind.count }, (): Turn => ({ index, kind, random }));
  });

  /** Makes the input when its turn comes, since all of them together would fill the memory. */
  async function attack({ index, kind, random }: Turn): Promise<void> {
    const report = reports[index];
    if (!report || server.ending() !== undefined) return;
    const input = kind.make(random);
    const outcome = await sendInput(server.port, input);
    for (const name of outcomesOf(outcome)) report.outcomes.set(name, (report.outcomes.get(name) ?? 0) + 1);
    const bad = outcome.isLate ? "late" : outcome.statuses.find((status) => status >= 500);
    if (bad !== undefined) findings.push({ kind: report.name, what: String(bad), input });
    const ending = server.ending();
    if (ending !== undefined) findings.push({ kind: report.name, what: `the server has ended (${ending})`, input });
  }

  const slow = Promise.all(turns.filter(({ kind }) => kind.isSlow).map(attack));
  const quick = turns.filter(({ kind }) => !kind.isSlow);
  for (let start = 0; start < quick.length && server.ending() === undefined; start += inputsPerRound) {
    const round = quick.slice(start, start + inputsPerRound);
    await Promise.all(Array.from({ length: parallel }, () => drain(round, attack)));
    const trouble = await checkHealth(server.port, target, start / inputsPerRound);
    const last = quick[Math.min(start + inputsPerRound, quick.length) - 1];
    if (trouble) findings.push({ kind: reports[last?.index ?? 0]?.name ?? "", what: trouble, input: undefined });
  }
  await slow;
  return { kinds: reports, findings };
}

async function drain<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let item = items.shift(); item !== undefined; item = items.shift()) await work(item);
}

function outcomesOf({ statuses, isLate }: AttackOutcome): string[] {
  if (isLate) return ["late"];
  return statuses.length === 0 ? ["closed"] : statuses.map(String);
}

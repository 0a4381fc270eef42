import type { TFunction } from "i18next";
import { describeMoment } from "#app/content/describe-moment.ts";
import { timeAt } from "#app/schemas/site-time.ts";
import type { Agenda, AgendaEntry } from "./read-agenda.ts";

/** What the agenda says beside its entries. */
export interface AgendaFacts {
  readonly now: Date;
  /** When the site of this machine was built; undefined where it was not. */
  readonly builtAt: Date | undefined;
}

/** Returns the agenda as lines for the terminal. */
export function agendaLines(agenda: Agenda, { now, builtAt }: AgendaFacts, t: TFunction): string[] {
  const { drafts, scheduled, overdue, unread } = agenda;
  const say = (moment: Date) => describeMoment(timeAt(moment), t);
  const line = ({ file, title }: AgendaEntry) => `    ${file}  «${title}»`;
  const dated = (entry: AgendaEntry) => [`  ${describeMoment(entry.publishAt ?? "", t)}`, line(entry)];
  const [next] = scheduled;
  return [
    t("agenda.title", { moment: say(now) }),
    "",
    ...list(t("agenda.overdue", { moment: builtAt ? say(builtAt) : "" }), overdue.flatMap(dated)),
    ...list(t("agenda.next"), scheduled.flatMap(dated), t("agenda.noNext")),
    ...list(
      t("agenda.drafts"),
      drafts.flatMap((entry) => [line(entry), ...draftNote(entry, t)]),
      t("agenda.noDrafts"),
    ),
    ...list(
      t("agenda.unread"),
      unread.map((file) => `    ${file}`),
    ),
    overdue.length > 0
      ? t("agenda.buildNow")
      : builtAt
        ? t("agenda.built", { moment: say(builtAt) })
        : t("agenda.notBuilt"),
    next?.publishAt ? t("agenda.buildNext", { moment: describeMoment(next.publishAt, t) }) : t("agenda.noBuild"),
  ];
}

/** Returns a heading with its lines and an empty one; nothing, or what stands instead, where there are none. */
function list(heading: string, lines: readonly string[], without?: string): string[] {
  if (lines.length > 0) return [heading, ...lines, ""];
  return without === undefined ? [] : [without, ""];
}

/** A draft waits for a person, whatever moment it names. */
function draftNote({ publishAt }: AgendaEntry, t: TFunction): string[] {
  return publishAt === undefined ? [] : [`      ${t("agenda.draftWithMoment", { publishAt })}`];
}

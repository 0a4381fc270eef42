import { formatTable } from "#scripts/benchmarks/format-table.ts";
import { layEnglish } from "./lay-english.ts";
import { type Measured, measureCommand } from "./measure-command.ts";
import { copyMeasuredProject, type MeasuredProject } from "./measured-project.ts";

/** The measured sites: the project as it is, and with a complete English, whose pages are in Spanish or in English. */
const sites = ["Spanish alone", "English, its pages in Spanish", "English, its pages translated"] as const;

/** One build of one of the sites. */
export interface LanguageMeasurement extends Measured {
  readonly site: (typeof sites)[number];
  /** «Cold» knows finished pictures and nothing else. */
  readonly step: "cold" | "unchanged";
}

/** How often each is measured: the sites take turns, so that what else the machine does meets all of them. */
const rounds = 5;

/** Measures what a further language costs the build of a project, on copies. */
export async function* measureLanguages(folder: string): AsyncGenerator<LanguageMeasurement> {
  const projects: MeasuredProject[] = [];
  try {
    for (const site of sites) {
      const project = copyMeasuredProject(folder);
      projects.push(project);
      if (site !== "Spanish alone") await layEnglish(project.root, { pages: site === "English, its pages translated" });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, site] of sites.entries()) {
        const project = projects[index];
        if (!project) continue;
        project.clearCaches(["pictures"]);
        for (const step of ["cold", "unchanged"] as const) yield { site, step, ...(await build(project.root)) };
      }
    }
  } finally {
    for (const project of projects) project.remove();
  }
}

function build(root: string): Promise<Measured> {
  return measureCommand(process.execPath, ["scripts/build.ts"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined },
  });
}

/** Returns the lines of a table of medians, with what each site takes more than the one in Spanish alone. */
export function formatLanguages(measurements: readonly LanguageMeasurement[]): string[] {
  const header = ["Site", "Build", "Seconds", "more", "Processor, s", "more"];
  const rows = (["cold", "unchanged"] as const).flatMap((step) =>
    sites.map((site) => {
      const own = measurements.filter((measured) => measured.step === step && measured.site === site);
      const base = measurements.filter((measured) => measured.step === step && measured.site === "Spanish alone");
      const cells = (["seconds", "processorSeconds"] as const).flatMap((figure) => {
        const took = median(own.map((measured) => measured[figure]));
        const more = took - median(base.map((measured) => measured[figure]));
        return [took.toFixed(1), site === "Spanish alone" ? "" : more.toFixed(1)];
      });
      return [site, step, ...cells];
    }),
  );
  return formatTable(header, rows);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

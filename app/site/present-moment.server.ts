/**
 * The variable of reproducible builds, in seconds since 1970: https://reproducible-builds.org/specs/source-date-epoch/
 */
const momentVariable = "SOURCE_DATE_EPOCH";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the moment for which a process makes or checks the site: that of SOURCE_DATE_EPOCH if it is set, otherwise
 * the present one, in whole seconds.
 *
 * @throws Error if SOURCE_DATE_EPOCH is not a number of seconds.
 */
export function presentMoment(environment: Environment, clock: () => number = Date.now): Date {
  const { [momentVariable]: epoch } = environment;
  if (epoch === undefined || epoch === "") return new Date(Math.floor(clock() / 1000) * 1000);
  if (!/^\d{1,11}$/.test(epoch)) throw new Error(`${momentVariable} is no number of seconds: «${epoch}».`);
  return new Date(Number(epoch) * 1000);
}

/** Returns the environment variable that passes a command's moment to its child processes. */
export function momentEnvironment(now: Date): Readonly<Record<string, string>> {
  return { [momentVariable]: String(Math.floor(now.getTime() / 1000)) };
}

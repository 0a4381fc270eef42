import { createLogger, type Logger } from "vite";

/** Selectors that are newer than the list of the CSS minifier, which keeps them and warns of a misprint. */
const knownSelectors = ["target-current"];

/** Returns a logger of warnings and errors that is quiet about selectors that are meant; the others are shown. */
export function createQuietLogger(): Logger {
  const logger = createLogger("warn");
  const { warn } = logger;
  logger.warn = (message, options) => {
    if (!isAboutKnownSelector(message)) warn(message, options);
  };
  return logger;
}

function isAboutKnownSelector(warning: string): boolean {
  return knownSelectors.some((name) => warning.includes(`'${name}' is not recognized as a valid pseudo-class`));
}

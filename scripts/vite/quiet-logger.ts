import { createLogger, type Logger } from "vite";

/** Selectors that the CSS minifier does not know yet: it keeps them, but warns as if they were misspelt. */
const knownSelectors = ["target-current"];

/** Returns a logger of warnings and errors that leaves out warnings about these selectors. */
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

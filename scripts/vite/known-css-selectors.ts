import { createLogger, type Plugin } from "vite";

/** Selectors that are newer than the list of the CSS minifier, which keeps them and warns of a misprint. */
const knownSelectors = ["target-current"];

/** Keeps the build quiet about selectors that are meant; the warnings of all others are shown. */
export function knownCssSelectors(): Plugin {
  return {
    name: "known-css-selectors",
    apply: "build",
    config({ logLevel }) {
      const customLogger = createLogger(logLevel);
      const { warn } = customLogger;
      customLogger.warn = (message, options) => {
        if (!isAboutKnownSelector(message)) warn(message, options);
      };
      return { customLogger };
    },
  };
}

function isAboutKnownSelector(warning: string): boolean {
  return knownSelectors.some((name) => warning.includes(`'${name}' is not recognized as a valid pseudo-class`));
}

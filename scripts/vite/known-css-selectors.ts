import type { Plugin } from "vite";

/** Selectors that are newer than the list of the CSS minifier, which keeps them and warns of a misprint. */
const knownSelectors = ["target-current"];

/** Keeps the build quiet about selectors that are meant; the warnings of all others are shown. */
export function knownCssSelectors(): Plugin {
  return {
    name: "known-css-selectors",
    apply: "build",
    configResolved({ logger }) {
      const warn = logger.warn.bind(logger);
      logger.warn = (message, options) => {
        const meant = knownSelectors.some((name) =>
          message.includes(`'${name}' is not recognized as a valid pseudo-class`),
        );
        if (!meant) warn(message, options);
      };
    },
  };
}

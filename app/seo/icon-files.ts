/** The icons of the site in `public/`, beside the drawing that they were made of, `favicon.svg`. */
export const iconFiles = {
  /** For browsers and programs that ask for this path without having read a page. */
  ico: "favicon.ico",
  /** On the home screen of Apple's devices, which round its corners themselves. */
  apple: "apple-touch-icon.png",
  small: "icon-192.png",
  large: "icon-512.png",
  /** A device may show only a circle of it. */
  maskable: "icon-maskable-512.png",
} as const;

/** Name of the web manifest, which each language has where its paths begin. */
export const manifestName = "manifest.webmanifest";

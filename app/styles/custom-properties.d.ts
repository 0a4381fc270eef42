import "react";

declare module "react" {
  interface CSSProperties {
    /** Values of the content for the styles: `style={{ "--models": 4 }}`. */
    [name: `--${string}`]: string | number | undefined;
  }
}

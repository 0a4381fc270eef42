import type { Plugin } from "vite";
import { formatLicenses, packageFolder, readPackageLicense } from "#scripts/vite/package-license.ts";

/** Path of the file on the site. */
const fileName = "licenses.txt";

/** Publishes the licence of every package of which visitors download code, or a file such as a typeface. */
export function packageLicenses(): Plugin {
  return {
    name: "package-licenses",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== undefined));
      const source = formatLicenses([...folders].map(readPackageLicense));
      this.emitFile({ type: "asset", fileName, source });
    },
  };
}

import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { serveEditor } from "./language-server/serve-editor.ts";
import { readSiteNames } from "./language-server/site-names.ts";

/** What `npm run language-server` runs, started by editors: it talks to them over its standard input and output. */
const root = process.cwd();
serveEditor(createConnection(ProposedFeatures.all, process.stdin, process.stdout), root, () => readSiteNames(root));

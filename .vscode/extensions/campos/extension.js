// Starts the project's language server for the texts of content/. Visual Studio Code runs this file as it is.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async () => {
  const [folder] = workspace.workspaceFolders ?? [];
  if (!folder) return;
  client = new LanguageClient(
    "campos",
    "Campos del contenido",
    // npm finds the Node of the project on every system.
    {
      command: "npm",
      args: ["run", "--silent", "language-server"],
      options: { cwd: folder.uri.fsPath, shell: true },
    },
    {
      documentSelector: [{ scheme: "file", language: "markdown", pattern: "**/content/**/*.md" }],
      synchronize: { fileEvents: workspace.createFileSystemWatcher("**/content/**") },
    },
  );
  await client.start();
};

exports.deactivate = () => client?.stop();

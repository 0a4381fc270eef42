import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hostingFolderOf } from "#scripts/build/hosting/write-hosting.ts";
import { freePort } from "#tests/unit/scripts/listen-anywhere.ts";

/** A server program that a company may have. */
export interface ServerProgram {
  readonly name: string;
  readonly command: string;
  /** Files of its modules that not every installation has. */
  readonly modules: readonly string[];
  /** Debian's packages with all of it. */
  readonly packages: string;
  /**
   * Returns the arguments that make it serve a folder of built files with the configuration that the build wrote.
   *
   * @param options.folder An empty folder for what it writes.
   */
  arguments(options: ServerOptions): string[];
}

export interface ServerOptions {
  readonly client: string;
  readonly folder: string;
  readonly port: number;
}

/** The path of Debian's module that sends files in Brotli. */
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The folder of Apache's modules in Debian, and the modules that a host has. */
const apacheFolder = "/usr/lib/apache2/modules";
const apacheModules = [
  ...["mpm_event", "authz_core", "alias", "autoindex", "deflate", "dir", "expires", "filter", "headers", "mime"],
  ...["negotiation", "rewrite", "setenvif"],
];

/** Returns nginx with these `server` blocks. */
export function nginxWith(servers: (options: ServerOptions) => string): ServerProgram {
  return {
    name: "nginx",
    command: "nginx",
    modules: [brotliModule],
    packages: "nginx libnginx-mod-http-brotli-static",
    arguments(options) {
      const { folder } = options;
      // Without root it runs as the user who starts it anyway, and warns.
      const user = process.getuid?.() === 0 ? "user root;" : "";
      const text = `load_module ${brotliModule};
${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${servers(options)}
}
`;
      writeFileSync(join(folder, "nginx.conf"), text);
      return ["-p", folder, "-e", `${folder}/error.log`, "-c", join(folder, "nginx.conf")];
    },
  };
}

/** nginx with the part of the configuration that changes with the content. */
const nginx = nginxWith(
  ({ client, port }) => `server {
    listen 127.0.0.1:${port};
    root ${client};
    include ${hostingFolderOf(client)}/nginx.conf;
    brotli_static on;
  }`,
);

/** Apache as on a shared host: with Debian's settings, and others that the site does not want. */
const apache: ServerProgram = {
  name: "Apache",
  command: "apache2",
  modules: [],
  packages: "apache2",
  arguments({ client, folder, port }) {
    const text = `${apacheModules.map((name) => `LoadModule ${name}_module ${apacheFolder}/mod_${name}.so`).join("\n")}
${["mime", "negotiation", "deflate"].map((name) => `Include /etc/apache2/mods-available/${name}.conf`).join("\n")}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
DefaultRuntimeDir ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
User www-data
Group www-data
ExpiresActive On
ExpiresDefault "access plus 1 hour"
DocumentRoot ${client}
<Directory ${client}>
AllowOverride All
Options Indexes FollowSymLinks MultiViews
Require all granted
</Directory>
`;
    writeFileSync(join(folder, "apache.conf"), text);
    return ["-D", "FOREGROUND", "-f", join(folder, "apache.conf")];
  },
};

export const serverPrograms: readonly ServerProgram[] = [nginx, apache];

/** Whether a program is installed, with the modules that the site asks for. */
export function isInstalled({ command, modules }: ServerProgram): boolean {
  return modules.every(existsSync) && spawnSync(command, ["-v"], { stdio: "ignore" }).error === undefined;
}

/**
 * Starts a server on a free port of this machine.
 *
 * @throws Error with what it printed, when it ends or does not answer within ten seconds.
 */
export async function startServer(program: ServerProgram, options: Pick<ServerOptions, "client">) {
  const folder = mkdtempSync(join(tmpdir(), "hosting-"));
  const port = await freePort();
  const args = program.arguments({ ...options, folder, port });
  const child = spawn(program.command, args, { env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`${program.name} does not start:\n${output}`);
    await wait(100);
  }
  return {
    port,
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

async function answers(port: number): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
    () => true,
    () => false,
  );
}

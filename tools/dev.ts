// `npm run dev`: the server with pages built by Vite, which updates open pages when the page's code changes. The server
// restarts when a file that it has loaded changes. Ctrl-C ends both.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folders of files that the server reads when it starts. */
const FOLDERS = ['server', 'openapi', 'domain', 'api', 'public', 'tools', 'src/ui'];
/** Files that the server reads besides its modules. */
const DATA = /^(?:server|openapi|public)\/|^index\.html$|^src\/ui\/(?:fonts\.css|icons\.svg)$/;
/** Files of editors, tests and READMEs, which the product does not use. */
const IGNORED = /(?:^|\/)\.|~$|\.test\.tsx?$|README\.md$/;
/** An editor saves in several steps, and a change of branch touches many files. */
const SETTLE_MS = 150;
const STOP_TIMEOUT_MS = 10_000;

let server: ChildProcess | null = null;
/** Modules that the server has loaded in any start, including some that it may no longer use. */
const modules = new Set<string>();
let due = true;
let busy = false;
let stopping = false;
let settling: NodeJS.Timeout | undefined;

function run(): ChildProcess {
  const child = spawn(process.execPath, ['tools/dev/server.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // With the gate on, a developer would have to enter its password for every new data folder.
    env: { GATE: 'off', ...process.env, NODE_ENV: 'development' },
  });
  child.on('message', (file) => modules.add(String(file)));
  child.on('exit', (code) => {
    if (code) console.log('The server ended. The next change of its files is the next attempt.');
  });
  return child;
}

async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const hurry = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(hurry);
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  while (due && !stopping) {
    due = false;
    await end(server);
    if (!stopping) server = run();
  }
  busy = false;
}

function onChange(path: string): void {
  if (IGNORED.test(path) || !(DATA.test(path) || modules.has(resolve(path)))) return;
  due = true;
  clearTimeout(settling);
  settling = setTimeout(() => void work(), SETTLE_MS);
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await end(server);
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
for (const folder of FOLDERS) {
  watch(folder, { recursive: true }, (_event, name) => onChange(join(folder, name ?? '')));
}
// A watch on a single file is lost when the file is saved by renaming, so its folder is watched instead.
watch('.', (_event, name) => onChange(name ?? ''));
await work();

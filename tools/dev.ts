// `npm run dev`: the server with pages by Vite, which shows changes of the page where it is open. The server starts again
// when a file changes that it has read itself. Ctrl-C ends both.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where files lie that the server reads when it starts. */
const FOLDERS = ['server', 'openapi', 'domain', 'api', 'public', 'tools', 'src/ui'];
/** What it reads besides its modules. */
const DATA = /^(?:server|openapi|public)\/|^index\.html$|^src\/ui\/(?:fonts\.css|icons\.svg)$/;
/** Editors' own files, and what runs in no product. */
const IGNORED = /(?:^|\/)\.|~$|\.test\.tsx?$|README\.md$/;
/** An editor saves in several steps, a change of branch many files. */
const SETTLE_MS = 150;
const STOP_TIMEOUT_MS = 10_000;

let server: ChildProcess | null = null;
/** Modules of the server's process, those of the last start included that it may have lost since. */
const modules = new Set<string>();
let due = true;
let busy = false;
let stopping = false;
let settling: NodeJS.Timeout | undefined;

function run(): ChildProcess {
  const child = spawn(process.execPath, ['tools/dev/server.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Whoever works on the pages would meet the gate at every new folder of data.
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
// A file that is saved by renaming is lost to a watch of its own: its folder is watched instead.
watch('.', (_event, name) => onChange(name ?? ''));
await work();

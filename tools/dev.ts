// `npm run dev`: the server with pages built by Vite, which updates open pages when the page's code changes. The server
// restarts when a file that it has loaded changes. Ctrl-C ends both.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folders of files that the server reads when it starts. */
const WATCHED_FOLDERS = ['server', 'openapi', 'domain', 'api', 'public', 'tools', 'src/ui'];
/**
 * Files of which any change restarts the server, because it reads them otherwise than as modules, or their folder holds
 * such files.
 */
const DATA_FILES = /^(?:server|openapi|public)\/|^index\.html$|^src\/ui\/(?:fonts\.css|icons\.svg)$/;
/** Files of editors, tests and READMEs, which the product does not use. */
const IGNORED_FILES = /(?:^|\/)\.|~$|\.test\.tsx?$|README\.md$/;
/**
 * Time without further changes before a restart: an editor saves in several steps, and a change of branch
 * touches many files.
 */
const SETTLE_MS = 150;
const STOP_TIMEOUT_MS = 10_000;

let server: ChildProcess | null = null;
/** Modules that the server has loaded in any start, including some that it may no longer use. */
const modules = new Set<string>();
let isRestartDue = true;
let isRestarting = false;
let isStopping = false;
let settleTimer: NodeJS.Timeout | undefined;

function startServer(): ChildProcess {
  const child = spawn(process.execPath, ['tools/dev/server.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // With the gate on, a developer would have to enter its password for every new data folder.
    env: { GATE: 'off', ...process.env, NODE_ENV: 'development' },
  });
  child.on('message', (file) => modules.add(String(file)));
  child.on('exit', (code) => {
    if (code) console.log('The server ended with an error. It starts again when one of its files changes.');
  });
  return child;
}

async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(killTimer);
}

async function restartIfDue(): Promise<void> {
  if (isRestarting) return;
  isRestarting = true;
  while (isRestartDue && !isStopping) {
    isRestartDue = false;
    await end(server);
    if (!isStopping) server = startServer();
  }
  isRestarting = false;
}

function onChange(path: string): void {
  if (IGNORED_FILES.test(path) || !(DATA_FILES.test(path) || modules.has(resolve(path)))) return;
  isRestartDue = true;
  clearTimeout(settleTimer);
  settleTimer = setTimeout(() => void restartIfDue(), SETTLE_MS);
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await end(server);
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
for (const folder of WATCHED_FOLDERS) {
  watch(folder, { recursive: true }, (_event, name) => onChange(join(folder, name ?? '')));
}
// A watch on a single file is lost when the file is saved by renaming, so its folder is watched instead.
watch('.', (_event, name) => onChange(name ?? ''));
await restartIfDue();

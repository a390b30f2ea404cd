// `npm run dev`: a development build and the server, made anew whenever a source changes. Ctrl-C ends both.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';

/** What goes into the bundle. The server reads the bundle when it starts, so it starts again too. */
const BUNDLED = ['src', 'sw', 'api', 'device', 'domain', 'public', 'openapi'];
const BUNDLED_FILES = ['index.html', 'vite.config.ts'];
const SERVER_ALONE = ['server'];
/** Editors' own files, what the build itself writes, and what runs in no product. */
const IGNORED = /(?:^|\/)\.|~$|\.gen\.ts$|\.test\.tsx?$|\.md$/;
/** An editor saves in several steps, a change of branch many files. */
const SETTLE_MS = 150;
const STOP_TIMEOUT_MS = 10_000;

let builder: ChildProcess | null = null;
let server: ChildProcess | null = null;
let stale = true;
let due = true;
let busy = false;
let stopping = false;
let settling: NodeJS.Timeout | undefined;

const run = (script: string) =>
  spawn(process.execPath, [script], {
    stdio: 'inherit',
    // Whoever works on the pages would meet the gate at every new folder of data.
    env: { GATE: 'off', ...process.env, NODE_ENV: 'development' },
  });

async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const hurry = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(hurry);
}

async function build(): Promise<boolean> {
  console.log('Building …');
  builder = run('tools/build.ts');
  const [code] = await once(builder, 'exit');
  if (code !== 0 && !stopping) console.log('The build failed. The next change is the next attempt.');
  return code === 0;
}

/** After a failed build the server of the last good one goes on. */
async function renew(): Promise<void> {
  if (stale) {
    stale = false; // What changes during the build is for the next one.
    if (!(await build())) stale = true;
    if (stale) return;
  }
  if (stopping) return;
  await end(server);
  if (!stopping) server = run('server/main.ts');
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  while (due && !stopping) {
    due = false;
    await renew();
  }
  busy = false;
}

function onChange(path: string, bundled: boolean): void {
  if (IGNORED.test(path)) return;
  if (bundled) stale = true;
  due = true;
  clearTimeout(settling);
  settling = setTimeout(() => void work(), SETTLE_MS);
}

function watchFolder(folder: string, bundled: boolean): void {
  watch(folder, { recursive: true }, (_event, name) => onChange(name ?? folder, bundled));
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([end(builder), end(server)]);
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
for (const folder of BUNDLED) watchFolder(folder, true);
for (const folder of SERVER_ALONE) watchFolder(folder, false);
// A file that is saved by renaming is lost to a watch of its own: its folder is watched instead.
watch('.', (_event, name) => {
  if (name && BUNDLED_FILES.includes(name)) onChange(name, true);
});
await work();

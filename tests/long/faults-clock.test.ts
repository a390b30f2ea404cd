import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { DATABASES_UNDER_TEST } from '#tests/support/backed-up.ts';
import { askUnderFault, faultOf } from '#tests/support/faults/ask-under-fault.ts';
import { faultTable } from '#tests/support/faults/fault-table.ts';
import { addFaultData, NEWSROOM_SETTINGS, placeOf } from '#tests/support/faults/furnish.ts';
import { findLosses } from '#tests/support/faults/losses.ts';
import { faultOfWriting, type Writer } from '#tests/support/faults/writer.ts';
import { writersAt } from '#tests/support/faults/writers.ts';
import { type Installation, newInstallation } from '#tests/support/installation.ts';
import { HOST } from '#tests/support/newsstand-app.ts';
import { serverAt } from '#tests/support/server-at.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';

/** Hours by which the clock is off: forwards, backwards, and back to the true time. */
const STEPS = [5, -5, 0];
const PROMISED = 'readers stay signed in, reads and writes are answered, nothing is lost';
const MOVED_CLOCK = fileURLToPath(new URL('../support/faults/moved-clock.ts', import.meta.url));

const table = faultTable('The clock is moved while the server runs');
let installed: Installation;
afterEach(() => installed.remove());

const URLS = ['/', '/api/edicola/home', '/api/edicola/ricerca?q=ponte', '/rss.xml', '/readyz'];

/** Requests every URL without a session. @returns a description of each wrong answer */
async function askAll(port: number): Promise<string[]> {
  const found: string[] = [];
  for (const url of URLS) {
    const fault = faultOf({ url }, await askUnderFault(port, { url }, { host: HOST }));
    if (fault) found.push(fault);
  }
  return found;
}

let number = 0;
async function writeAll(writers: readonly Writer[]): Promise<string[]> {
  const found: string[] = [];
  for (const writer of writers) {
    number += 1;
    const fault = await faultOfWriting(writer, number);
    if (fault) found.push(fault);
  }
  return found;
}

test.each(
  DATABASES_UNDER_TEST,
)('moving the clock by hours signs no reader out, breaks no request and loses nothing, on %s', async (kind) => {
  installed = await newInstallation({ made: true, embedded: kind === 'embedded' });
  const house = await addFaultData(installed);
  const file = join(installed.root, 'clock');
  const server = installed.start({
    ...NEWSROOM_SETTINGS,
    NODE_OPTIONS: `--import ${MOVED_CLOCK}`,
    CLOCK_STEPS: STEPS.join(),
    CLOCK_FILE: file,
  });
  const port = await server.port;
  const at = serverAt(() => port);
  const reader = openBrowser(at);
  await reader.signIn(house.reader);
  const writers = writersAt(at, house);
  for (const { begin } of writers) await begin?.();
  const wrong = new Map<number, string[]>();
  for (const hours of STEPS) {
    process.kill(server.pid, 'SIGUSR2');
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toBe(String(hours));
    const found = [...(await askAll(port)), ...(await writeAll(writers))];
    const { statusCode } = await reader.ask({ url: '/api/user/info' });
    wrong.set(hours, statusCode === 200 ? found : [...found, `the reader is told ${statusCode}`]);
  }
  const { code, err } = await server.kill('SIGTERM');
  expect([code, err]).toEqual([0, '']);
  const losses = [...(await findLosses(placeOf(installed), writers)).values()].flat();
  for (const [hours, found] of wrong) {
    await table.row(`${kind}: the clock is moved to ${hours} hours off`, PROMISED, async () => ({
      happened: found.length === 0 ? PROMISED : found.slice(0, 5).join('; '),
      lost: losses,
    }));
  }
});

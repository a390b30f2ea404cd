import { afterEach, expect, test } from 'vitest';
import { DATABASES_UNDER_TEST } from '#tests/support/backed-up.ts';
import { faultTable } from '#tests/support/faults/fault-table.ts';
import { addFaultData, NEWSROOM_SETTINGS, placeOf } from '#tests/support/faults/furnish.ts';
import { findLosses } from '#tests/support/faults/losses.ts';
import type { Writer } from '#tests/support/faults/writer.ts';
import { writersAt } from '#tests/support/faults/writers.ts';
import { type Installation, newInstallation } from '#tests/support/installation.ts';
import { serverAt } from '#tests/support/server-at.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

const KILLS = 4;
/** Number of acknowledged writes, of all kinds together, after which a server is killed. */
const ACKNOWLEDGED = 60;

const table = faultTable('The server is killed while it writes');
let installed: Installation;
afterEach(() => installed.remove());

/** Writes until the server is gone. @returns its wrong answers */
async function writeOn(writer: Writer, next: () => number, onAcknowledged: () => void): Promise<string[]> {
  const wrong: string[] = [];
  for (;;) {
    const before = writer.acknowledged.length;
    const reply = await writer.write(next()).catch(() => null);
    if (!reply) return wrong;
    if (reply.statusCode >= 500) wrong.push(`${writer.name}: ${reply.statusCode} ${reply.body}`);
    if (writer.acknowledged.length > before) onAcknowledged();
  }
}

test.each(
  DATABASES_UNDER_TEST,
)('a server killed by kill -9 on %s, in the middle of every kind of write, loses no acknowledged write', async (kind) => {
  installed = await newInstallation({ made: true, embedded: kind === 'embedded' });
  const house = await addFaultData(installed);
  let server: ServerProcess = installed.start(NEWSROOM_SETTINGS);
  let port = await server.port;
  const writers = writersAt(
    serverAt(() => port),
    house,
  );
  for (const { begin } of writers) await begin?.();
  const wrong: string[] = [];
  let number = 0;
  const next = () => {
    number += 1;
    return number;
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    let left = ACKNOWLEDGED + kill;
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const onAcknowledged = () => {
      left -= 1;
      if (left <= 0 && writers.every((one) => one.acknowledged.length > 0)) resolve();
    };
    const writing = Promise.all(writers.map((one) => writeOn(one, next, onAcknowledged)));
    await Promise.race([enough, writing]);
    await server.kill('SIGKILL');
    wrong.push(...(await writing).flat());
    server = installed.start(NEWSROOM_SETTINGS);
    port = await server.port;
  }
  expect(wrong).toEqual([]);
  const { code, err } = await server.kill('SIGTERM');
  expect([code, err]).toEqual([0, '']);
  const losses = await findLosses(placeOf(installed), writers);
  for (const { name, acknowledged } of writers) {
    const promised = 'starts again, with all that was acknowledged and nothing by halves';
    await table.row(`${kind}: kill -9 while it takes: ${name}`, promised, async () => ({
      happened: acknowledged.length > 0 ? promised : 'nothing was acknowledged',
      lost: losses.get(name) ?? [],
    }));
  }
});

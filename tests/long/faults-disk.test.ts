import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askUnderFault, faultOf } from '#tests/support/faults/ask-under-fault.ts';
import { faultTable } from '#tests/support/faults/fault-table.ts';
import { addFaultData, type FaultData, NEWSROOM_SETTINGS } from '#tests/support/faults/furnish.ts';
import { findLosses } from '#tests/support/faults/losses.ts';
import { canMount, mountSmallDisk, type SmallDisk } from '#tests/support/faults/small-disk.ts';
import { faultOfWriting } from '#tests/support/faults/writer.ts';
import { writersAt } from '#tests/support/faults/writers.ts';
import { type Installation, leadAt, linesOf, newInstallation } from '#tests/support/installation.ts';
import { HOST } from '#tests/support/newsstand-app.ts';
import { writeNinjsDelivery } from '#tests/support/ninjs-delivery.ts';
import { serverAt } from '#tests/support/server-at.ts';
import { runProgram, type ServerProcess, startServer } from '#tests/support/server-process.ts';

/** Size of the disk: larger than an embedded database and a delivery. */
const DISK = '400m';
/** Free space that is smaller than what the writers write together. */
const LEFT_BYTES = 600_000;
/** Free space that is smaller than an import of a few hundred articles. */
const LEFT_FOR_IMPORT = 150_000;
const WRITES = 8;
const REFUSED = 'says in a line that the disk is full; with room again it goes on, and nothing is lost';

const table = faultTable('The disk of the data folder becomes full');
let source: Installation;
let house: FaultData;
let disk: SmallDisk;
let data: string;
let servers: ServerProcess[] = [];

beforeEach(async () => {
  if (!canMount) return;
  source = await newInstallation({ made: true, embedded: true });
  house = await addFaultData(source);
  disk = await mountSmallDisk(DISK);
  data = join(disk.folder, 'data');
  await mkdir(join(disk.seenFrom, 'data'));
  await cp(source.settings.DATA_DIR ?? '', join(disk.seenFrom, 'data'), { recursive: true });
});
afterEach(async () => {
  await Promise.all(servers.map((one) => one.kill('SIGKILL')));
  servers = [];
  await disk?.remove();
  await source?.remove();
});

function start(): ServerProcess {
  const server = startServer({ ...NEWSROOM_SETTINGS, DATA_DIR: data }, disk.within);
  servers.push(server);
  return server;
}

const importFolder = (path: string) =>
  runProgram('server/operations/commands/import.ts', [path, '--brand', 'MG'], { DATA_DIR: data }, disk.within)
    .ended;

test.runIf(canMount)('a full disk during every kind of write loses no acknowledged write', async () => {
  let server = start();
  let port = await server.port;
  const writers = writersAt(
    serverAt(() => port),
    house,
  );
  for (const { begin } of writers) await begin?.();
  let number = 0;
  const wrong: string[] = [];
  const writeAll = async (times: number) => {
    for (let at = 0; at < times; at += 1)
      for (const writer of writers) {
        number += 1;
        const fault = await faultOfWriting(writer, number);
        if (fault) wrong.push(fault);
      }
  };
  await writeAll(1);
  disk.fill(LEFT_BYTES);
  await writeAll(WRITES);
  disk.fill();
  await writeAll(2);
  const read = { url: `/api/edicola/articolo?id=${house.articles[0]}` };
  const readFault = faultOf(read, await askUnderFault(port, read, { host: HOST }));
  if (readFault) wrong.push(`reading: ${readFault}`);
  disk.free();
  const under = wrong.length;
  await writeAll(1);
  wrong.splice(under, wrong.length, ...wrong.slice(under).map((one) => `with room again: ${one}`));
  await server.kill('SIGKILL');
  server = start();
  port = await server.port;
  expect((await server.kill('SIGTERM')).code).toBe(0);
  const losses = await findLosses({ folder: join(disk.seenFrom, 'data/database') }, writers);
  const promised = 'is refused with 503, taken with room again, nothing is lost';
  for (const { name } of writers) {
    await table.row(`full disk: ${name}`, promised, async () => {
      const own = [...new Set(wrong.filter((one) => one.includes(`${name}: `) || one.startsWith('reading')))];
      return {
        happened: own.length === 0 ? promised : own.slice(0, 4).join('\n'),
        lost: losses.get(name) ?? [],
      };
    });
  }
});

test.runIf(canMount).each([
  ['by itself', false],
  ['by the running server', true],
])('a full disk in the middle of an import %s loses nothing', async (how, running) => {
  await table.row(`full disk in the middle of an import ${how}`, REFUSED, async () => {
    const articles = 400;
    const delivery = join(disk.seenFrom, 'delivery');
    await writeNinjsDelivery(delivery, articles);
    const server = running ? start() : null;
    const port = await server?.port;
    disk.fill(LEFT_FOR_IMPORT);
    const { code, err } = await importFolder(join(disk.folder, 'delivery'));
    const [why = '', ...kept] = linesOf(err);
    const isPlain = code === 1 && /disk is full/i.test(why) && kept.every((one) => /stays/.test(one));
    if (!isPlain) return { happened: `ended with ${code}: ${err.slice(0, 1500)}`, lost: [] };
    disk.free();
    const again = await importFolder(join(disk.folder, 'delivery'));
    const counts = (again.out.match(/\d+/g) ?? []).map(Number);
    const isWhole = again.code === 0 && counts.reduce((sum, one) => sum + one, 0) === articles;
    if (!isWhole)
      return { happened: `again: ${again.code} ${again.out}${again.err}`.slice(0, 1500), lost: [] };
    const lead = await leadAt(port ?? (await start().port));
    return { happened: lead === undefined ? 'shows nothing' : REFUSED, lost: [] };
  });
});

import { createECDH, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callRunningServer } from '#server/base/data-folder/call-running-server.ts';
import type { Control } from '#server/base/data-folder/lock.ts';
import { connect } from '#server/base/db/connect.ts';
import { type DatabaseLocation, openConnection } from '#server/base/db/transfer/connection.ts';
import { type Installation, newInstallation } from '#tests/support/installation.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { serverAt } from '#tests/support/server-at.ts';
import { runProgram, type ServerProcess } from '#tests/support/server-process.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';

/** Guards against a hanging test: several programs start one after the other, on a machine that may be busy. */
const TIMEOUT_MS = 600_000;

let first: Installation;
let second: Installation;

beforeEach(async () => {
  first = await newInstallation({ made: true });
  second = await newInstallation();
}, TIMEOUT_MS);
afterEach(async () => {
  await first.remove();
  await second.remove();
});

const folderOf = ({ settings }: Installation) => settings.DATA_DIR ?? '';
const placeOf = ({ settings }: Installation): DatabaseLocation =>
  settings.DATABASE_URL
    ? { url: settings.DATABASE_URL }
    : { folder: join(settings.DATA_DIR ?? '', 'database') };

const run = (command: string, args: string[], { settings }: Installation) =>
  runProgram(`server/operations/commands/${command}.ts`, args, settings).ended;

async function controlOf(installed: Installation): Promise<Control> {
  const text = await readFile(join(folderOf(installed), 'edicola.lock'), 'utf8');
  return (JSON.parse(text) as { control: Control }).control;
}

/** Imports one article after the other until `stop` is called. */
async function writeWithoutEnd(installed: Installation) {
  const control = await controlOf(installed);
  const acknowledged: string[] = [];
  let isStopped = false;
  let resolveFirst: () => void = () => undefined;
  const firstImports = new Promise<void>((resolve) => {
    resolveFirst = resolve;
  });
  const written = (async () => {
    for (let number = 1; !isStopped; number += 1) {
      const uri = `urn:prova:${number}`;
      const path = await installed.deliver(`${number}.json`, ninjs({ uri, title: `Numero ${number}` }));
      const args = { paths: [path], brand: 'MG', media: [], dryRun: false };
      await callRunningServer(control, 'import', args, () => undefined);
      acknowledged.push(uri);
      if (number === 5) resolveFirst();
    }
  })();
  return {
    acknowledged,
    some: Promise.race([firstImports, written]),
    stop: () => {
      isStopped = true;
      return written;
    },
  };
}

/** Completely imported articles in the order of their import; partly imported ones are left out. */
async function articlesIn(place: DatabaseLocation): Promise<string[]> {
  const connection = await openConnection(place);
  const found = await connection.query<{ uri: string }>(
    `select uri from articles a where exists (select from raw_items where article_id = a.id)
       and exists (select from placements where article_id = a.id)
       and exists (select from article_search where article_id = a.id) order by id`,
  );
  await connection.close();
  return found.map(({ uri }) => uri);
}

test('a backup of a server in use holds every article acknowledged before, and none partly', {
  timeout: TIMEOUT_MS,
}, async () => {
  await first.start().port;
  const writing = await writeWithoutEnd(first);
  await writing.some;
  const before = [...writing.acknowledged];
  const file = join(first.root, 'backup.tar');
  const made = await run('backup', [file], first);
  await writing.stop();
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toMatch(
    /^backed up \d+ rows of \d+ tables, files: 0 of pictures, 0 of mails, 2 of keys to /,
  );
  expect(writing.acknowledged.length).toBeGreaterThan(before.length);
  const restored = await run('restore', [file, '--send-due'], second);
  expect([restored.code, restored.err]).toEqual([0, '']);
  const there = await articlesIn(placeOf(second));
  expect(there.slice(0, before.length)).toEqual(before);
  expect(there).toEqual(writing.acknowledged.slice(0, there.length));
  expect((await readdir(folderOf(first))).filter((name) => name.endsWith('.part'))).toEqual([]);
});

async function readerIn(installed: Installation) {
  const db = await connect(placeOf(installed));
  const account = await addAccount(db.orm, { subscriptions: [{ product: 'digital+', devices: 3 }] });
  await db.close();
  return account;
}

test('PSH-02 after a restore readers are still signed in and reached by alerts', {
  timeout: TIMEOUT_MS,
}, async () => {
  const account = await readerIn(first);
  let server: ServerProcess = first.start();
  let port = await server.port;
  const browser = openBrowser(serverAt(() => port));
  await browser.signIn(account);
  const chiavi = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const endpoint = 'https://fcm.googleapis.com/fcm/send/uno';
  expect((await browser.post('/api/user/push/subscription', { endpoint, chiavi })).statusCode).toBe(200);
  const reached = (await browser.askAccount({ url: '/api/user/push' })).json();
  const file = join(first.root, 'backup.tar');
  expect(await run('backup', [file], first)).toMatchObject({ code: 0, err: '' });
  await server.kill('SIGKILL');
  expect(await run('restore', [file], second)).toMatchObject({ code: 0, err: '' });
  server = second.start();
  port = await server.port;
  const again = await browser.askAccount({ url: '/api/user/push' });
  expect([again.statusCode, again.json()]).toEqual([200, reached]);
  expect((await browser.ask({ url: '/api/user/info' })).statusCode).toBe(200);
});

test('the commands report in one line what they cannot do', { timeout: TIMEOUT_MS }, async () => {
  const file = join(first.root, 'backup.tar');
  expect(await run('backup', [], first)).toMatchObject({ code: 2, out: '' });
  expect(await run('restore', [file, file], first)).toMatchObject({ code: 2, out: '' });
  expect(await run('move', ['--to', 'mysql://x'], first)).toMatchObject({ code: 2, out: '' });
  const server = first.start();
  await server.port;
  const used = await run('restore', [join(await mkdtemp(join(first.root, 'x-')), 'none.tar')], first);
  expect([used.code, used.err]).toEqual([1, expect.stringMatching(/^ENOENT.*\n$/)]);
  expect(await run('backup', [file], first)).toMatchObject({ code: 0 });
  const twice = await run('backup', [file], first);
  expect([twice.code, twice.err]).toEqual([1, expect.stringMatching(/exists already.*--overwrite\.\n$/)]);
  expect(await run('backup', [file, '--overwrite'], first)).toMatchObject({ code: 0 });
  for (const [command, ...args] of [
    ['restore', file],
    ['move', '--to', first.settings.DATABASE_URL ? 'embedded' : 'postgres://127.0.0.1:1/none'],
  ] as const) {
    const { code, err } = await run(command, args, first);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The data folder .* is in use by process \d+.*\n$/),
    ]);
  }
});

test('a server does not start on a restore that was cut off', { timeout: TIMEOUT_MS }, async () => {
  const work = join(folderOf(second), 'restore.part');
  await mkdir(work, { recursive: true });
  await writeFile(join(work, 'being-put-in-place'), '');
  const { code, out, err } = await second.start().ended;
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(
    /^A restore in .* was interrupted: only a part of it is there\. Remove restore\.part .*restore again\.\n$/,
  );
});

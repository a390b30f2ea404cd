import { mkdir, mkdtemp, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';

let root: string;
const folder = () => join(root, 'database');
const lost = /database cannot be used: .*(?:PG_VERSION|belongs to one).*Restore it from a backup/;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'edicola-folder-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
});

/** Makes a folder with the files by which a database is recognised. */
async function putDatabase(at: string): Promise<void> {
  await mkdir(join(at, 'base'), { recursive: true });
  await writeFile(join(at, 'PG_VERSION'), '18\n');
}

const open = async () => await (await connect({ folder: folder() })).close();

test('a complete database is made where there is nothing', async () => {
  await mkdir(folder());
  await mkdir(join(root, 'images'));
  await mkdir(`${folder()}.new`);
  await writeFile(join(`${folder()}.new`, 'postmaster.pid'), 'of a start that was cut off');
  await open();
  await open();
  expect((await readdir(root)).sort()).toEqual(['database', 'images']);
});

test('a database without its version file is left as it is', async () => {
  await putDatabase(folder());
  await unlink(join(folder(), 'PG_VERSION'));
  const before = await readdir(folder());
  await expect(open()).rejects.toThrow(lost);
  expect(await readdir(folder())).toEqual(before);
});

test.each([
  [
    'one file of it is left',
    async () => {
      await mkdir(folder());
      await writeFile(join(folder(), 'postgresql.conf'), '');
    },
  ],
  [
    'it is empty and there are pictures',
    async () => {
      await mkdir(folder());
      await mkdir(join(root, 'images', 'ab'), { recursive: true });
    },
  ],
  [
    'it is gone and there are pictures',
    async () => {
      await mkdir(join(root, 'images', 'ab'), { recursive: true });
    },
  ],
  [
    'it is gone and there is the secret that was made beside it',
    async () => await writeFile(join(root, 'session-secret'), 'a secret of thirty-two characters'),
  ],
  [
    'it is gone and there are the keys that browsers know it by',
    async () => await writeFile(join(root, 'vapid-keys.json'), '{}'),
  ],
  [
    'it is gone and there are mails of it',
    async () => {
      await mkdir(join(root, 'mail'));
      await writeFile(join(root, 'mail', '1.eml'), '');
    },
  ],
])('no database is made where %s', async (_, prepare) => {
  await prepare();
  await expect(open()).rejects.toThrow(lost);
  expect(await readdir(folder()).catch(() => [])).not.toContain('PG_VERSION');
});

test('no database is made where one was moved to PostgreSQL', async () => {
  await putDatabase(`${folder()}.moved`);
  await expect(open()).rejects.toThrow(/database\.moved is there\. Set DATABASE_URL/);
  expect(await readdir(root)).toEqual(['database.moved']);
});

// Writes a small backup of made-up data of a release: `node tests/support/make-release-backup.ts COMMIT`. Tests of
// later releases restore it, to prove that no migration loses stored data.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/base/db/connect.ts';
import { backUp } from '#server/operations/backup/write-backup-file.ts';
import { fillHome } from './fill-home.ts';
import { PLAIN_VALUES } from './plain-values.ts';

const [commit] = process.argv.slice(2);
if (!commit || !/^[0-9a-f]{7,40}$/.test(commit)) throw new Error('Which COMMIT is the release?');

const dataFolder = await mkdtemp(join(tmpdir(), 'edicola-release-'));
const place = { folder: join(dataFolder, 'database') };
await (await connect(place)).close();
await fillHome({ dataFolder, place }, PLAIN_VALUES);
const file = join('tests/support/releases', `${commit}.tar`);
const order = { file, overwrite: false, dataFolder, databaseUrl: null, release: '1.0.0' };
await backUp({ ...order, now: new Date(), reportProgress: () => undefined });
await rm(dataFolder, { recursive: true });

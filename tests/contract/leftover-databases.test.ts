// @module-tag postgres
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { dropLeftDatabases } from '#tests/support/scratch-database.ts';

const server = process.env.DATABASE_URL ?? '';
const HOUR_MS = 60 * 60 * 1000;

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** The name of a scratch database that a run created this many hours ago. */
const madeBefore = (hours: number, number: number): string =>
  `edicola_test_${process.pid}_${number}0000_${(Date.now() - hours * HOUR_MS).toString(36)}`;

test.skipIf(!server)(
  'scratch databases left hours ago are dropped, newer ones and those in use stay',
  async () => {
    const asked = await connectTo(server);
    const left = madeBefore(4, 1);
    const used = madeBefore(4, 2);
    const young = madeBefore(2, 3);
    const foreign = `${left}_archivio`;
    for (const name of [left, used, young, foreign]) {
      await asked.query(`create database ${name}`);
      onTestFinished(() => asked.query(`drop database if exists ${name} with (force)`).then(() => undefined));
    }
    const url = new URL(server);
    url.pathname = `/${used}`;
    const using = await connectTo(url.href);
    using.on('error', () => undefined);

    await dropLeftDatabases(server);
    const names = [left, used, young, foreign];
    const { rows } = await asked.query('select datname from pg_database where datname = any($1)', [names]);
    expect(rows.map(({ datname }) => datname).sort()).toEqual([used, young, foreign].sort());
  },
);

import pg from 'pg';

const TIME_RADIX = 36;

/** Names given by `createScratchDatabase`: process, number and the time of creation. */
const SCRATCH_NAME = /^edicola_test_\d+_\d+_([0-9a-z]{8})$/;

/** Longer than any run of tests: a scratch database that is older was left by a run that was killed. */
const LONGEST_RUN_MS = 3 * 60 * 60 * 1000;

/** PostgreSQL's error code for a database with open connections. */
const IN_USE = '55006';

export type ScratchDatabase = { name: string; url: string; drop(): Promise<void> };

let created = 0;

/**
 * Creates a database of its own on a PostgreSQL server, so that no test touches the database that the address names.
 * Its commits do not wait for the disk.
 * @param template name of the database that it is copied from; without it the database is empty
 */
export async function createScratchDatabase(serverUrl: string, template?: string): Promise<ScratchDatabase> {
  created += 1;
  const name = `edicola_test_${process.pid}_${created}_${Date.now().toString(TIME_RADIX)}`;
  await ask(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  url.searchParams.set('options', '-c synchronous_commit=off');
  const drop = () => ask(serverUrl, `drop database if exists ${name} with (force)`).then(() => undefined);
  return { name, url: url.href, drop };
}

/** Drops scratch databases that killed runs have left behind and that have no connections. */
export async function dropLeftDatabases(serverUrl: string): Promise<void> {
  for (const { datname } of await ask(serverUrl, 'select datname from pg_database')) {
    const [, madeAt] = SCRATCH_NAME.exec(datname) ?? [];
    if (!madeAt || Date.now() - Number.parseInt(madeAt, TIME_RADIX) < LONGEST_RUN_MS) continue;
    await ask(serverUrl, `drop database if exists ${datname}`).catch((error) => {
      if (error.code !== IN_USE) throw error;
    });
  }
}

async function ask(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

import pg from 'pg';

let created = 0;

/** A database of its own on a PostgreSQL server, so that no test touches the one that is named. */
export async function createScratchDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  created += 1;
  const name = `edicola_test_${process.pid}_${created}_${Date.now().toString(36)}`;
  await ask(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

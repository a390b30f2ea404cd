// `npm run test:postgres`: the tests that depend on the database, on PostgreSQL; with `--all` every test of the server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, NO_POSTGRES } from '../find-postgres.ts';
import { countLine } from './end-lines.ts';
import { runPhase } from './phase.ts';
import { postgresPhase } from './suites.ts';

const postgres = await findPostgres();
if (postgres) {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-postgres-tests-'));
  const { cases } = await runPhase(
    postgresPhase({ folder, url: postgres.url, all: process.argv.includes('--all') }),
  );
  await postgres.stop();
  await rm(folder, { recursive: true });
  console.log(`\n${countLine(cases)}`);
  if (cases.some(({ status }) => status === 'failed')) process.exitCode = 1;
} else console.log(NO_POSTGRES);

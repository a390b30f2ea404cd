// `npm run test:postgres`: the server's tests once more, on PostgreSQL; says plainly when there is none to be had.
import { spawnSync } from 'node:child_process';
import { findPostgres } from './find-postgres.ts';

const postgres = await findPostgres();
if (!postgres) {
  console.log(
    'Not run on PostgreSQL: none answers and none can be started here. The embedded database was tested.',
  );
  process.exit(0);
}
console.log('The server on PostgreSQL');
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--project', 'contract'],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: postgres.url } },
);
await postgres.stop();
process.exit(status ?? 1);

// `npm run test:postgres`: the tests of what the database decides, on PostgreSQL; with `--all` every test of the server.
import { NO_POSTGRES, startPostgresTests } from './postgres-tests.ts';

const tests = await startPostgresTests({ all: process.argv.includes('--all') });
if (tests) console.log('The server on PostgreSQL');
else console.log(NO_POSTGRES);
process.exit((await tests?.passed) === false ? 1 : 0);

// Type checks every room with the settings of where it runs: page, worker, pure, server, tests.
import { spawnSync } from 'node:child_process';

const ROOMS = ['domain', 'api', 'device', '.', 'sw', 'server', 'tests'];
const compiler = 'node_modules/@typescript/native/bin/tsc';
let failed = false;
for (const room of ROOMS) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', `${room}/tsconfig.json`], {
    stdio: 'inherit',
  });
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);

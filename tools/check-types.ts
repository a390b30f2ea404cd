// Type checks every room with the settings of where it runs: page, worker, pure, server, tests.
import { spawnSync } from 'node:child_process';

const PROJECTS = ['domain', 'api', 'device', '.', 'sw', 'server', 'tests'];
const compiler = 'node_modules/@typescript/native/bin/tsc';
/** Each of several checkers would work out shared types anew: on two cores that takes twice the processor time. */
const CHECKERS = '1';
/** What was found last is kept: only files that have changed, and those that import them, are checked again. */
const KEPT = 'node_modules/.cache/edicola-types';
let failed = false;
for (const project of PROJECTS) {
  const kept = [
    '--incremental',
    '--tsBuildInfoFile',
    `${KEPT}/${project === '.' ? 'src' : project}.tsbuildinfo`,
  ];
  const args = [compiler, '-p', `${project}/tsconfig.json`, '--checkers', CHECKERS, ...kept];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);

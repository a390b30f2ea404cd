// Type checks every part of the code with the settings of its environment: page, worker, pure code, server, tests.
import { spawnSync } from 'node:child_process';

const PROJECTS = ['domain', 'api', 'device', '.', 'sw', 'server', 'tests'];
const compiler = 'node_modules/@typescript/native/bin/tsc';
/**
 * Number of checkers. Several would each compute the shared types: on two cores that doubles the processor
 * time.
 */
const CHECKERS = '1';
/**
 * Folder of the data of incremental checks: only files that have changed, and those that import them, are
 * checked again.
 */
const BUILD_INFO_FOLDER = 'node_modules/.cache/edicola-types';
let failed = false;
for (const project of PROJECTS) {
  const incremental = [
    '--incremental',
    '--tsBuildInfoFile',
    `${BUILD_INFO_FOLDER}/${project === '.' ? 'src' : project}.tsbuildinfo`,
  ];
  const args = [compiler, '-p', `${project}/tsconfig.json`, '--checkers', CHECKERS, ...incremental];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);

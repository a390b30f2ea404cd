// `npm start`: builds what is missing or older than its sources, then runs the server in this process.
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { isBuildFresh } from './build-freshness.ts';

if (!(await isBuildFresh())) {
  console.log('Building the app …');
  const { status } = spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
// Caches compiled code for the next start, if the system's temporary folder is writable.
enableCompileCache();
await import('../server/main.ts');

// `npm start`: builds what is not built yet or older than its sources, then runs the server in this process's place.
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { buildIsFresh } from './build-freshness.ts';

if (!(await buildIsFresh())) {
  console.log('Building the app …');
  const { status } = spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
// The next start finds what this one compiles, where the system's temporary folder can be written.
enableCompileCache();
await import('../server/main.ts');

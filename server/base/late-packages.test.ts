import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { assertInstalled, LATE_PACKAGES } from './late-packages.ts';

/** Loads the server's program without starting it, and prints the URLs of all modules. */
const PRINT_MODULES = `
  import { registerHooks } from 'node:module';
  const urls = new Set();
  registerHooks({ load: (url, context, next) => { urls.add(url); return next(url, context); } });
  await import(${JSON.stringify(new URL('../start.ts', import.meta.url).href)});
  console.log(JSON.stringify([...urls]));
`;

const packageOf = (url: string) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];

test('a server loads packages of services that are not configured, rare tasks and development only when needed', async () => {
  const args = ['--input-type=module', '--eval', PRINT_MODULES];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
  const loaded = new Set((JSON.parse(stdout) as string[]).map(packageOf));
  expect(loaded).toContain('fastify');
  const late = [...LATE_PACKAGES, 'openai', ...Object.keys(packageJson.devDependencies)];
  expect(late.filter((name) => loaded.has(name))).toEqual([]);
});

test('a server does not start without a package that it loads later', () => {
  expect(() => assertInstalled()).not.toThrow();
  expect(() => assertInstalled(['no-such-package'])).toThrow('no-such-package');
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { assertInstalled, LATE_PACKAGES } from './late-packages.ts';

/** Loads a program with the argument `--help`, which the server's ignores, and prints the URLs of all modules. */
const printModules = (program: string) => `
  import { registerHooks } from 'node:module';
  const urls = new Set();
  registerHooks({ load: (url, context, next) => { urls.add(url); return next(url, context); } });
  await import(${JSON.stringify(new URL(program, import.meta.url).href)});
  console.log(JSON.stringify([...urls]));
  process.exitCode = 0;
`;

const packageOf = (url: string) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];

/** The packages that a program loads. */
async function packagesOf(program: string) {
  const args = ['--input-type=module', '--eval', printModules(program), '--', 'program', '--help'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
  return new Set((JSON.parse(stdout) as string[]).map(packageOf));
}

test('a server loads packages of services that are not configured, rare tasks and development only when needed', async () => {
  const loaded = await packagesOf('../start.ts');
  expect(loaded).toContain('fastify');
  const late = [...LATE_PACKAGES, 'openai', ...Object.keys(packageJson.devDependencies)];
  expect(late.filter((name) => loaded.has(name))).toEqual([]);
});

test.each([
  'import',
  'push',
  'stats',
])('the command %s loads no database before it needs one', async (command) => {
  const loaded = await packagesOf(`../operations/commands/${command}.ts`);
  expect(loaded).toContain('valibot');
  const late = ['@electric-sql/pglite', 'pg', 'pg-boss', 'ajv', 'sharp'];
  expect(late.filter((name) => loaded.has(name))).toEqual([]);
});

test('a server does not start without a package that it loads later', () => {
  expect(() => assertInstalled()).not.toThrow();
  expect(() => assertInstalled(['no-such-package'])).toThrow('no-such-package');
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { DESCRIPTIONS } from '#server/base/config/config-descriptions.ts';
import { namesOf } from './configuration-documents.ts';

/** Documents for people who build and run the product; other Markdown files are for readers. */
const DOCUMENTS = globSync('**/*.md', {
  exclude: ['node_modules', 'dist', 'data', 'server/operations/demo', 'server/help/pages'],
});
type Entries = Record<string, string>;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies',
  Entries
>;
const { scripts } = manifest;
const SETTINGS = new Set(Object.values(DESCRIPTIONS).flatMap(namesOf));
/** Environment variables that are not settings of the product. */
const OTHERS = new Set(['LONG_TESTS', 'EDICOLA_PORT', 'PGPASSWORD', 'XDG_RUNTIME_DIR', 'NODE_OPTIONS']);

/** Source code, in which constants and error codes are looked up. */
const CODE = globSync('{api,domain,server}/**/*.ts')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const isNamed = (name: string) => SETTINGS.has(name) || OTHERS.has(name) || CODE.includes(name);

const textOf = (path: string) => readFileSync(path, 'utf8');
const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');
const codeIn = (text: string) =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Anchor that GitHub makes of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (path: string) =>
  new Set(
    [...withoutBlocks(textOf(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  );

const linksIn = (path: string) =>
  [...withoutBlocks(textOf(path)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?|mailto):/.test(link) && !link.startsWith('/'));

function isThere(path: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? path : normalize(join(dirname(path), file));
  return (
    existsSync(target) && (anchor === undefined || !target.endsWith('.md') || anchorsIn(target).has(anchor))
  );
}

/** Paths of this repository as documents write them: with braces and stars, and `…` for any name. */
const PATH =
  /^(?:api|bench|deploy|device|docs|domain|openapi|public|server|src|sw|tests|tools)\/[\w./*{},$…<>-]+$/;

const isPath = (code: string) =>
  globSync(code.replaceAll(/…|<\w+>/g, '*').replaceAll('$', '\\$')).length > 0 || existsSync(code);

/** Names in a document that do not exist. */
function missingIn(path: string): string[] {
  const text = textOf(path);
  const code = codeIn(text);
  const paths = code.filter((one) => PATH.test(one) && !isPath(one));
  const commands = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  const variables = code.flatMap((one) => /^([A-Z]{2,}(?:_[A-Z0-9]+)+)(?:=|$)/.exec(one)?.[1] ?? []);
  return [
    ...linksIn(path).filter((link) => !isThere(path, link)),
    ...paths,
    ...commands.filter((name) => scripts[name] === undefined),
    ...variables.filter((name) => !isNamed(name)),
  ].map((name) => `${path}: ${name}`);
}

test('every link, path, command and setting that a document names exists', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(20);
  expect(DOCUMENTS.flatMap(missingIn)).toEqual([]);
});

type Packages = Record<string, { license?: string }>;

test('each package is listed among the dependencies, with its licence', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const lock = JSON.parse(textOf('package-lock.json')) as { packages: Packages };
  const rows = textOf('docs/dependencies.md')
    .split('\n')
    .map((line) => line.split(' | '));
  const wrong = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    (name) => {
      const row = rows.find(([names = '']) => names.includes(`\`${name}\``));
      return !row?.[1]?.includes(lock.packages[`node_modules/${name}`]?.license ?? '');
    },
  );
  expect(wrong).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') });
const COMPONENTS = globSync('src/**/*.tsx').map(read);

/** The classes that a stylesheet makes, without those of other stylesheets that it names. */
function classesOf(text: string): string[] {
  const classes = new Set<string>();
  parse(text).walkRules(({ selector }) => {
    const own = selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
    for (const [, name = ''] of own.matchAll(/\.([a-z_][\w-]*)/gi)) classes.add(name);
  });
  return [...classes];
}

const importedFrom = (from: string, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier);

/** Where a stylesheet is imported: the source, and the name that its classes have there. */
const importersOf = (stylesheet: string) =>
  COMPONENTS.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , specifier = '']) => importedFrom(path, specifier) === stylesheet)
      .map(([, variable = '']) => ({ text, variable })),
  );

/** Classes that no importer names. One that looks classes up by a value (`styles[tone]`) may mean any of them. */
function unusedClasses({ path, text }: { path: string; text: string }): string[] {
  const importers = importersOf(path);
  if (importers.some((importer) => importer.text.includes(`${importer.variable}[`))) return [];
  const isUsed = (name: string) =>
    importers.some((importer) => new RegExp(`\\b${importer.variable}\\.${name}\\b`).test(importer.text));
  return classesOf(text).filter((name) => !isUsed(name));
}

test('every class of a stylesheet is used by a component that imports it', () => {
  const stylesheets = globSync('src/**/*.module.css').map(read);
  const unused = stylesheets.flatMap((sheet) => unusedClasses(sheet).map((name) => `${sheet.path} .${name}`));
  expect(unused).toEqual([]);
});

test('every shared class is used', () => {
  const sources = globSync(['{src,domain}/**/*.{ts,tsx}', 'index.html']).map(read);
  const shared = ['base', 'blocks', 'layout'].flatMap((name) => classesOf(read(`src/ui/${name}.css`).text));
  const isUsed = (name: string) =>
    sources.some(({ text }) => new RegExp(`['"\`\\s]${name}['"\`\\s]`).test(text));
  expect(shared.filter((name) => !isUsed(name))).toEqual([]);
});

test('every token is used', () => {
  const sources = globSync(['{src,domain}/**/*.{css,ts,tsx,svg}', 'public/**/*.svg']).map(read);
  const tokens = new Set<string>();
  for (const path of ['src/ui/tokens.css', 'src/ui/brand-tokens.css'])
    parse(read(path).text).walkDecls(/^--/, ({ prop }) => {
      tokens.add(prop);
    });
  const isUsed = (name: string) =>
    sources.some(
      ({ text }) =>
        text.includes(`var(${name})`) || text.includes(`var(${name},`) || text.includes(`'${name}'`),
    );
  expect([...tokens].filter((name) => !isUsed(name))).toEqual([]);
});

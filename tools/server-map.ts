import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Two folders in `server`, of which the first imports the second. */
export type FolderImport = readonly [from: string, to: string];

const SPECIFIER = /(?:from|import\(|import) ?'([^']+)'/g;
const partOf = (path: string): string | undefined => /^server\/([^/]+)\//.exec(path)?.[1];

const targetOf = (file: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier));

/** The parts of the server, that is its folders. */
export const serverParts = (): string[] =>
  globSync('server/*/', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Imports between the parts of the server, by its own modules; tests may import anything. */
export function serverImports(): FolderImport[] {
  const found = new Set<string>();
  for (const file of globSync('server/*/**/*.ts', { exclude: ['server/**/*.test.ts'] })) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) {
      const [from, to] = [partOf(file), partOf(targetOf(file, specifier))];
      if (from && to && from !== to) found.add(`${from} ${to}`);
    }
  }
  return [...found].sort().map((pair) => pair.split(' ') as [string, string]);
}

/** The document that contains the map. */
export const SERVER_MAP_DOCUMENT = 'docs/architecture.md';
const [BEGIN, END] = ['<!-- server map: written by `npm run generate` -->', '<!-- end of the server map -->'];

/** The architecture document with the current map of the server. */
export function withServerMap(
  document = readFileSync(SERVER_MAP_DOCUMENT, 'utf8'),
  imports = serverImports(),
): string {
  const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (before < 0 || after < before)
    throw new Error(`${SERVER_MAP_DOCUMENT} has no place for the map of the server`);
  const targets = new Map<string, string[]>();
  for (const [from, to] of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const lines = [...targets].map(([from, to]) => `  ${from} --> ${to.join(' & ')}`);
  const map = ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
  return `${document.slice(0, before)}${BEGIN}\n\n${map}\n\n${document.slice(after)}`;
}

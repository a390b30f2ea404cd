import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { dropCacheRules } from './cache-rules.ts';
import { invertConditions } from './conditions.ts';
import { leaveOutEscapes } from './escapes.ts';
import { AREAS, type Area, type Change, type Mutant } from './mutant.ts';
import { describePlace } from './place.ts';
import { changeStatuses } from './statuses.ts';
import { removeAwaits } from './waits.ts';

/** Tests, generated files, the contents of the demonstration, and files of Italian texts. */
const NOT_PRODUCT =
  /\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|\/generated\/|\/migrations\/|^server\/operations\/demo\/|\/strings\/|[/-]strings\.tsx?$/;

/** The area of a file whose mutants the suite must catch; null for any other file. */
export function areaOf(file: string): Area | null {
  if (!/\.tsx?$/.test(file) || NOT_PRODUCT.test(file)) return null;
  return AREAS.find((area) => file.startsWith(`${area}/`)) ?? null;
}

function changesIn(node: ts.Node): Change[] {
  // Types have no effect at run time.
  if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return [];
  const ownChanges = [
    invertConditions,
    changeStatuses,
    leaveOutEscapes,
    dropCacheRules,
    removeAwaits,
  ].flatMap((changes) => changes(node));
  const childChanges: Change[] = [];
  ts.forEachChild(node, (child) => {
    childChanges.push(...changesIn(child));
  });
  return [...ownChanges, ...childChanges];
}

/** Every mutant that could be put into a file. */
export function mutantsIn(file: string, text: string): Mutant[] {
  const area = areaOf(file);
  if (!area) return [];
  const script = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, script);
  return changesIn(source).map((change) => ({
    kind: change.kind,
    room: area,
    file,
    ...describePlace(text, change.start, change.end),
    replacement: change.replacement,
  }));
}

/** Every mutant that could be put into the product. */
export const allMutants = (checkout: string, files: readonly string[]): Mutant[] =>
  files
    .filter((file) => areaOf(file))
    .flatMap((file) => mutantsIn(file, readFileSync(join(checkout, file), 'utf8')));

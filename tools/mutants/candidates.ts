import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { dropCacheRules } from './cache-rules.ts';
import { invertConditions } from './conditions.ts';
import { leaveOutEscapes } from './escapes.ts';
import { AREAS, type Area, type Change, type Fault } from './fault.ts';
import { describePlace } from './place.ts';
import { changeStatuses } from './statuses.ts';
import { removeWaits } from './waits.ts';

/** Tests, generated files, the contents of the demonstration, and files of Italian texts. */
const NOT_PRODUCT =
  /\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|\/generated\/|\/migrations\/|^server\/operations\/demo\/|\/strings\/|[/-]strings\.tsx?$/;

/** The area of a file whose faults the suite must catch; null for any other file. */
export function roomOf(file: string): Area | null {
  if (!/\.tsx?$/.test(file) || NOT_PRODUCT.test(file)) return null;
  return AREAS.find((room) => file.startsWith(`${room}/`)) ?? null;
}

function changesIn(node: ts.Node): Change[] {
  // Types have no effect at run time.
  if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return [];
  const here = [invertConditions, changeStatuses, leaveOutEscapes, dropCacheRules, removeWaits].flatMap(
    (changes) => changes(node),
  );
  const below: Change[] = [];
  ts.forEachChild(node, (child) => {
    below.push(...changesIn(child));
  });
  return [...here, ...below];
}

/** Every fault that could be put into a file. */
export function faultsIn(file: string, text: string): Fault[] {
  const room = roomOf(file);
  if (!room) return [];
  const script = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, script);
  return changesIn(source).map((change) => ({
    kind: change.kind,
    room,
    file,
    ...describePlace(text, change.start, change.end),
    replacement: change.replacement,
  }));
}

/** Every fault that could be put into the product. */
export const allFaults = (checkout: string, files: readonly string[]): Fault[] =>
  files
    .filter((file) => roomOf(file))
    .flatMap((file) => faultsIn(file, readFileSync(join(checkout, file), 'utf8')));

import { expect, test } from 'vitest';
import type { Mutant } from './mutant.ts';
import { applyMutant, describePlace } from './place.ts';

const TEXT = `export function one(a: number) {
  if (a < 0) return 1;
  return 2;
}

export function two(a: number) {
  if (a < 0) return 1;
  return 3;
}
`;

function mutantAt(text: string, original: string, from = 0): Mutant {
  const start = text.indexOf(original, from);
  const place = describePlace(text, start, start + original.length);
  return { kind: 'condition', room: 'domain', file: 'domain/one.ts', ...place, replacement: '<=' };
}

const second = mutantAt(TEXT, '<', TEXT.indexOf('two'));

test('a mutant goes to its own line where two lines read the same', () => {
  expect(second).toMatchObject({ line: 7, lineText: 'if (a < 0) return 1;', occurrence: 1, column: 6 });
  const lines = TEXT.split('\n');
  lines[6] = '  if (a <= 0) return 1;';
  expect(applyMutant(TEXT, second)).toEqual({ text: lines.join('\n'), line: 7 });
});

test('a mutant is found again when its line has moved and its indentation has changed', () => {
  const moved = `// A line more.\n${TEXT.replaceAll('  if', '      if')}`;
  const applied = applyMutant(moved, second);
  expect(applied?.line).toBe(8);
  expect(applied?.text.split('\n')[7]).toBe('      if (a <= 0) return 1;');
});

test('a mutant is put into the last line with its text when one of them was removed', () => {
  expect(applyMutant(TEXT.slice(TEXT.indexOf('export function two')), second)?.line).toBe(2);
});

test('a mutant whose line has changed is not found', () => {
  expect(applyMutant(TEXT.replaceAll('a < 0', 'a < 1'), second)).toBeNull();
});

test('a place of several lines is found and replaced as a whole', () => {
  const text = 'const a = [\n  one(\n    two,\n  ),\n];\n';
  const mutant = { ...mutantAt(text, 'one(\n    two,\n  )'), replacement: 'two' };
  expect(applyMutant(text, mutant)).toEqual({ text: 'const a = [\n  two,\n];\n', line: 2 });
  expect(applyMutant(text.replace('two', 'three'), mutant)).toBeNull();
});

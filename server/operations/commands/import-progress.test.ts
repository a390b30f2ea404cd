import { expect, test } from 'vitest';
import { storedAfter } from './import-progress.ts';
import type { ImportEvent } from './run-import.ts';

const progress = (phase: 'read' | 'write', done: number, total: number): ImportEvent => ({
  type: 'progress',
  phase,
  done,
  total,
});

/** What is stored of the paper that was being imported when the import was interrupted. */
const storedOf = (...events: ImportEvent[]) =>
  events.reduce<ReturnType<typeof storedAfter>>(storedAfter, undefined);

test('TRK-04 an interrupted import counts the articles of the paper that it was importing', () => {
  const first = [progress('read', 10, 10), progress('write', 10, 10)];
  const warning: ImportEvent = { type: 'warning', name: 'a.json', text: 'no pictures' };
  expect(storedOf(...first, warning)).toEqual({ done: 10, total: 10 });
  expect(storedOf(...first, progress('read', 1, 40))).toBeUndefined();
  expect(storedOf(...first, progress('read', 40, 40), progress('write', 3, 40))).toEqual({
    done: 3,
    total: 40,
  });
});

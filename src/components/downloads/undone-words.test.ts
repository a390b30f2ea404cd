import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { undoneWords } from './undone-words.ts';

const roma = { editionName: 'Roma', day: '2025-04-03' };

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-04-03T10:00:00Z') });
  online(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('OFF-03 a removal undone in time says that the issues stay', () => {
  expect(undoneWords(1, [])).toBe('L’edizione resta qui.');
  expect(undoneWords(3, [])).toBe('Le edizioni restano qui.');
});

test('OFF-03 issues that were already deleted are said to be downloaded again', () => {
  expect(undoneWords(1, [roma])).toBe('Roma si scarica di nuovo.');
  expect(undoneWords(3, [{ ...roma, day: '2025-04-02' }])).toBe(
    'Roma, mercoledì 2 aprile si scarica di nuovo.',
  );
  expect(undoneWords(3, [roma, roma])).toBe('2 edizioni si scaricano di nuovo.');
  online(false);
  expect(undoneWords(1, [roma])).toBe('Roma si scarica appena torni online.');
});

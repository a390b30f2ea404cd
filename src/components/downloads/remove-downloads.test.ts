import { isValidElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { removeWithUndo, undoRemoval } from '#src/state/downloads/remove-with-undo.ts';
import { registerAnnouncer } from './announce.ts';
import { removeDownloads } from './remove-downloads.tsx';

vi.mock('#src/state/downloads/remove-with-undo.ts', () => ({
  removeWithUndo: vi.fn(async () => true),
  undoRemoval: vi.fn(async () => []),
}));

const said: ReactNode[] = [];
beforeEach(() => {
  said.length = 0;
  vi.clearAllMocks();
  return registerAnnouncer((words) => said.push(words));
});

const keys = () => said.map((words) => (isValidElement(words) ? words.key : null));

test('OFF-03 every removal gets a toast of its own, so that undoing one does not affect the next', async () => {
  expect(await removeDownloads([], { message: 'Roma eliminata.' })).toBe(true);
  expect(await removeDownloads([], { message: 'Latina eliminata.' })).toBe(true);
  const [first, second] = keys();
  expect(first).not.toBeNull();
  expect(second).not.toBe(first);
});

test('OFF-03 a removal is undone if the change that goes with it is refused', async () => {
  const also = { change: async () => false, changeBack: async () => true };
  expect(await removeDownloads([], { message: 'Roma eliminata.', also })).toBe(false);
  expect(removeWithUndo).toHaveBeenCalledOnce();
  expect(undoRemoval).toHaveBeenCalledOnce();
  expect(said).toEqual(['Non riuscito: il browser non consente di salvare dati sul dispositivo.']);
});

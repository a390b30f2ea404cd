import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NewsstandDb } from '../db.ts';
import { readSelection, saveSelection } from './clip-selections.ts';

let db: NewsstandDb;
const signIn = (owner: string) => db.session.put({ id: 'current', owner, token: 't' });
beforeEach(async () => {
  db = new NewsstandDb('clip-selections-test');
  await signIn('anna');
});
afterEach(() => db.delete());

test('PRS-04 a selection keeps its order until it is cleared', async () => {
  expect(await readSelection(db, 'anna')).toEqual([]);
  await saveSelection(db, { owner: 'anna', clips: [7, 3, 5] });
  expect(await readSelection(db, 'anna')).toEqual([7, 3, 5]);
  await saveSelection(db, { owner: 'anna', clips: [] });
  expect(await db.clipSelections.count()).toBe(0);
});

test('OFF-06 an account neither reads nor writes the selection of another', async () => {
  await saveSelection(db, { owner: 'anna', clips: [7] });
  await signIn('bruno');
  expect(await readSelection(db, 'anna')).toEqual([]);
  expect(await readSelection(db, 'bruno')).toEqual([]);
  await saveSelection(db, { owner: 'anna', clips: [] });
  expect(await db.clipSelections.toArray()).toEqual([{ owner: 'anna', clips: [7] }]);
});

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NewsstandDb } from '../db.ts';
import { dropDraft, readDraft, saveDraft } from './drafts.ts';

const ANNA = { owner: 'anna', form: 'profile' };
const VALUES = { citta: 'Gubbio', fattura: true };

let db: NewsstandDb;
const signIn = (owner: string) => db.session.put({ id: 'current', owner, token: 't' });

beforeEach(async () => {
  db = new NewsstandDb('drafts-test');
  await signIn('anna');
});
afterEach(() => db.delete());

test('VAL-03 a draft is saved, replaced and deleted, separately for each form', async () => {
  expect(await readDraft(db, ANNA)).toBeNull();
  await saveDraft(db, { ...ANNA, values: { citta: 'Assisi' }, savedAt: 1 });
  await saveDraft(db, { ...ANNA, values: VALUES, savedAt: 2 });
  await saveDraft(db, { ...ANNA, form: 'invoicing', values: { pec: 'a@b.example' }, savedAt: 3 });
  expect(await readDraft(db, ANNA)).toEqual(VALUES);
  await dropDraft(db, ANNA);
  expect(await readDraft(db, ANNA)).toBeNull();
  expect(await readDraft(db, { ...ANNA, form: 'invoicing' })).toEqual({ pec: 'a@b.example' });
});

test('OFF-06 no other account sees a draft', async () => {
  await saveDraft(db, { ...ANNA, values: VALUES, savedAt: 1 });
  await signIn('bruno');
  expect(await readDraft(db, ANNA)).toBeNull();
  expect(await readDraft(db, { ...ANNA, owner: 'bruno' })).toBeNull();
});

test('OFF-06 a draft is not saved after its session has ended or another reader has signed in', async () => {
  await signIn('bruno');
  await saveDraft(db, { ...ANNA, values: VALUES, savedAt: 1 });
  await db.session.clear();
  await saveDraft(db, { ...ANNA, values: VALUES, savedAt: 1 });
  expect(await db.drafts.count()).toBe(0);
});

import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import type { ShortUser } from '#domain/reader.ts';
import { setSession } from '../session/session.ts';
import { optimisticChoices } from './optimistic-choices.ts';

type Row = { slug: string; on: boolean };

vi.mock('../session/shown-reader.ts', () => ({ showReader: () => undefined }));

const api = async () => ({}) as Api;
const signIn = (id: string) => setSession({ state: 'in', user: { id, menu: [] } as unknown as ShortUser });

/** Calls that the account site received; each waits until the test answers it. */
let told: { slug: string; on: boolean; answer: (error?: Error) => void }[];

const openRows = () =>
  optimisticChoices<Row, boolean>({
    load: async () => [
      { slug: 'mare', on: false },
      { slug: 'sport', on: true },
    ],
    send: (_api, slug, on) =>
      new Promise((resolve, reject) => {
        told.push({ slug, on, answer: (error) => (error ? reject(error) : resolve()) });
      }),
    choiceOf: ({ on }) => on,
    withChoice: (row, on) => ({ ...row, on }),
  });

const onOf = ({ atom }: ReturnType<typeof openRows>) =>
  getDefaultStore()
    .get(atom)
    .flatMap(({ slug, on }) => (on ? [slug] : []));

const nextCall = (count: number) => vi.waitFor(() => expect(told).toHaveLength(count));

beforeEach(() => {
  told = [];
  signIn('livia');
});

test('ACC-07 a switch shows its new state immediately, and the last choice is sent last', async () => {
  const rows = openRows();
  await rows.load(api);
  const turned = [rows.choose(api, 'mare', true), rows.choose(api, 'mare', false)];
  expect(onOf(rows)).toEqual(['sport']);
  await nextCall(1);
  expect(told.map(({ on }) => on)).toEqual([true]);
  told[0]?.answer();
  await nextCall(2);
  told[1]?.answer();
  await Promise.all(turned);
  expect(told.map(({ on }) => on)).toEqual([true, false]);
  expect(onOf(rows)).toEqual(['sport']);
});

test('ACC-07 a choice that could not be sent is reset to what the account site knows', async () => {
  const rows = openRows();
  await rows.load(api);
  const turned = [rows.choose(api, 'sport', false), rows.choose(api, 'sport', true)];
  await nextCall(1);
  told[0]?.answer();
  await nextCall(2);
  told[1]?.answer(new Error('no network'));
  expect((await Promise.allSettled(turned)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(onOf(rows)).toEqual([]);
});

test('OFF-06 rows are removed with their reader, and later answers are dropped', async () => {
  const rows = openRows();
  await rows.load(api);
  expect(onOf(rows)).toEqual(['sport']);
  signIn('marco');
  expect(onOf(rows)).toEqual([]);
  signIn('livia');
  expect(onOf(rows)).toEqual([]);
  const late = rows.load(api);
  setSession({ state: 'out', error: null });
  await late;
  expect(onOf(rows)).toEqual([]);
});

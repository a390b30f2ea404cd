import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PushedAlert } from '#domain/push/payload.ts';
import { NewsstandDb } from '../db.ts';
import { storyMutedEntry } from '../outbox-entries.ts';
import {
  applyMutedStories,
  countUnread,
  listAlerts,
  MAX_ALERT_AGE_MS,
  MAX_ALERTS,
  markAlertRead,
  markAllAlertsRead,
  markStoryMuted,
  saveReceivedAlert,
} from './alerts.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');

let db: NewsstandDb;
const signIn = (owner: string) => db.session.put({ id: 'current', owner, token: 't' });

beforeEach(async () => {
  db = new NewsstandDb('alerts-test');
  await signIn('anna');
});
afterEach(() => db.delete());

const alert = (id: string, kind: PushedAlert['kind'] = 'news'): PushedAlert => ({
  id,
  kind,
  title: `Titolo ${id}`,
  body: '',
  path: `/articolo/${id}?da=avviso`,
  tag: `storia-${id}`,
  icon: '/icon.png',
  badge: '/badge.png',
  image: null,
  actions: [],
  articleId: Number(id),
  topic: 'trasporti',
  story: id,
  edition: null,
  day: null,
});
const ids = async () => (await listAlerts(db)).map(({ id }) => id);

test('PSH-03 alerts are saved as received, the latest first, and unread', async () => {
  await saveReceivedAlert(db, alert('1'), NOW);
  await saveReceivedAlert(db, alert('2'), NOW + 1);
  expect(await ids()).toEqual(['2', '1']);
  expect((await listAlerts(db))[1]).toEqual({
    id: '1',
    kind: 'news',
    title: 'Titolo 1',
    body: '',
    path: '/articolo/1?da=avviso',
    image: null,
    articleId: 1,
    topic: 'trasporti',
    story: '1',
    edition: null,
    day: null,
    owner: 'anna',
    receivedAt: NOW,
    read: false,
  });
});

test('PSH-03 an alert received twice is saved once, and stays read', async () => {
  await saveReceivedAlert(db, alert('1'), NOW);
  await markAlertRead(db, '1');
  await saveReceivedAlert(db, alert('1'), NOW + 1);
  expect(await listAlerts(db)).toMatchObject([{ receivedAt: NOW, read: true }]);
});

test('PSH-03 unread alerts are counted, except tests', async () => {
  for (const id of ['1', '2', '3']) await saveReceivedAlert(db, alert(id), NOW);
  await saveReceivedAlert(db, alert('4', 'test'), NOW);
  expect(await countUnread(db)).toBe(3);
  await markAlertRead(db, '2');
  expect(await countUnread(db)).toBe(2);
  await markAllAlertsRead(db);
  expect(await countUnread(db)).toBe(0);
});

test('PSH-03 old alerts are removed, and the oldest of too many', async () => {
  await saveReceivedAlert(db, alert('1'), NOW - MAX_ALERT_AGE_MS - 1);
  await saveReceivedAlert(db, alert('2'), NOW - MAX_ALERT_AGE_MS);
  await saveReceivedAlert(db, alert('3'), NOW);
  expect(await ids()).toEqual(['3', '2']);
  const [row] = await listAlerts(db);
  if (!row) throw new Error('nothing is kept');
  await db.alerts.bulkPut(
    Array.from({ length: MAX_ALERTS }, (_, at) => ({ ...row, id: `x${at}`, receivedAt: NOW + 1 + at })),
  );
  await saveReceivedAlert(db, alert('4'), NOW + 1000);
  expect(await ids()).toHaveLength(MAX_ALERTS);
  expect((await ids()).at(-1)).toBe('x1');
});

test('PSH-01 muting a story marks all its alerts, and follows the account', async () => {
  await saveReceivedAlert(db, alert('1'), NOW);
  await saveReceivedAlert(db, { ...alert('2'), story: null }, NOW + 1);
  const muted = async () => (await listAlerts(db)).flatMap(({ id, muted }) => (muted === true ? [id] : []));
  await markStoryMuted(db, '1', true);
  expect(await muted()).toEqual(['1']);
  await applyMutedStories(db, ['articolo-2']);
  expect(await muted()).toEqual(['2']);
  const change = { story: 'articolo-2', muted: false, owner: 'anna', accountOrigin: '' };
  await markStoryMuted(db, 'articolo-2', false);
  await db.outbox.put(storyMutedEntry(change, NOW));
  await applyMutedStories(db, ['articolo-2']);
  expect(await muted()).toEqual([]);
});

test('OFF-06 no alert is saved without a reader, nor shown to another one', async () => {
  await saveReceivedAlert(db, alert('1'), NOW);
  await db.session.clear();
  await saveReceivedAlert(db, alert('2'), NOW);
  expect(await ids()).toEqual([]);
  await markAllAlertsRead(db);
  await signIn('bruno');
  expect(await ids()).toEqual([]);
  await markAlertRead(db, '1');
  expect(await db.alerts.toArray()).toMatchObject([{ id: '1', owner: 'anna', read: false }]);
});

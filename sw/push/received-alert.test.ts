import { expect, test } from 'vitest';
import { buildPayload } from '#domain/push/payload.ts';
import { pushedAlert } from '#tests/support/push-alert.ts';
import { type ReceivedPush, receivedAlert } from './received-alert.ts';

const ORIGIN = 'https://edicola.leggo.it';
const SENT = JSON.parse(
  buildPayload({ ...pushedAlert(), icon: '/icon.png', badge: '/badge.png', path: '/articolo/7' }, ORIGIN),
);
const READ = { id: '0198', path: '/articolo/7?da=avviso', tag: 'storia-sciopero', topic: 'trasporti' };

const received = (push: Partial<ReceivedPush>) => receivedAlert({ data: null, ...push }, ORIGIN);

test('PSH-03 an alert is read from a message', () => {
  expect(received({ data: { json: () => SENT } })).toMatchObject(READ);
});

test('PSH-03 an alert is read from the notification that a browser has made of the message', () => {
  const notification = Object.create({ ...SENT.notification, image: '', timestamp: 1 });
  expect(received({ notification })).toMatchObject({ ...READ, image: null });
});

test.each<[string, Partial<ReceivedPush>]>([
  ['nothing', {}],
  ['no JSON', { data: { json: () => JSON.parse('Ciao') } }],
  ['null', { data: { json: () => null } }],
  ['another’s message', { data: { json: () => ({ aps: { alert: 'Ciao' } }) } }],
  ['an empty notification', { notification: {} }],
])('PSH-03 %s is no alert', (_what, push) => {
  expect(received(push)).toBeNull();
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { readPayload } from '#domain/push/payload.ts';
import type { AlertMessage } from '../../db/alert-messages.ts';
import { buildPush } from './message-payload.ts';

const ORIGIN = 'https://edicola.ilmessaggero.it';

const message = (title: string, change: Partial<AlertMessage> = {}): AlertMessage => ({
  id: randomUUID(),
  brand: 'MG',
  kind: 'news',
  topics: ['trasporti'],
  edition: null,
  day: null,
  title,
  body: 'Fino alle 2.',
  path: '/',
  image: null,
  articleId: null,
  story: null,
  idempotencyKey: title,
  createdAt: new Date('2025-04-03T10:00:00Z'),
  decidedAt: null,
  ...change,
});

function shown(...messages: AlertMessage[]) {
  const { payload } = buildPush(messages, brandOf('MG'), ORIGIN, null);
  const { kind, title, body } = readPayload(JSON.parse(String(payload)), ORIGIN) ?? {};
  return { kind, title, body };
}

test('PSH-02 a digest has the latest alert of each story or article only, and counts those', () => {
  expect(
    shown(
      message('Frana sulla ferrovia', { story: 'frana' }),
      message('Il museo riapre', { articleId: 7 }),
      message('Frana: un binario libero', { story: 'frana' }),
      message('Sciopero dei battelli'),
      message('Il museo ha riaperto', { articleId: 7 }),
      message('Frana: treni regolari', { story: 'frana' }),
      message('Domani fa più caldo'),
    ),
  ).toEqual({
    kind: 'digest',
    title: '4 notizie per te',
    body: '• Domani fa più caldo\n• Frana: treni regolari\n• Il museo ha riaperto\n• Sciopero dei battelli',
  });
});

test('PSH-02 a digest about a single story is its latest alert', () => {
  expect(shown(message('Prima', { story: 'frana' }), message('Poi', { story: 'frana' }))).toEqual({
    kind: 'news',
    title: 'Poi',
    body: 'Fino alle 2.',
  });
});

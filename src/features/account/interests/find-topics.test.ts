import { expect, test } from 'vitest';
import type { FollowableTopic } from '#domain/interests.ts';
import { findTopics, groupTopics } from './find-topics.ts';

const topic = (group: FollowableTopic['group'], name: string, description: string): FollowableTopic => ({
  group,
  name,
  description,
  slug: name,
  picture: 'roma',
  followed: false,
  alerts: 'off',
});

const TOPICS = [
  topic('sport', 'Sport', 'Partite e classifiche'),
  topic('local', 'Città d’arte', 'Musei e piazze'),
  topic('life', 'Salute', 'Cure e città sane'),
];

const names = (text: string) => findTopics(TOPICS, text).map(({ name }) => name);

test.each([
  ['', ['Sport', 'Città d’arte', 'Salute']],
  ['  CITTA ', ['Città d’arte', 'Salute']],
  ['piazze arte', ['Città d’arte']],
  ['d’arte', ['Città d’arte']],
  ['moto', []],
])('ACC-07 searching %j finds %j', (text, found) => expect(names(text)).toEqual(found));

test('ACC-07 topics are grouped under their headings, in the order of the headings', () => {
  expect(groupTopics(TOPICS).map(({ group }) => group)).toEqual(['local', 'life', 'sport']);
});

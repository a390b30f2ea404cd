import { expect, test } from 'vitest';
import { topicOf } from './topic-of.ts';

test('PSH-02 a topic that services take stays as it is', () => {
  for (const topic of ['storia-4711', 'a', '_-'.repeat(16)]) expect(topicOf(topic)).toBe(topic);
});

test('PSH-02 any other becomes one that they take, the same each time and its own', () => {
  const topics = ['', 'x'.repeat(33), 'città', 'a b', 'a\r\nx-evil: 1', 'storia-'.repeat(900), 'storia/4711'];
  const taken = topics.map(topicOf);
  for (const topic of taken) expect(topic).toMatch(/^[\w-]{32}$/);
  expect(new Set(taken).size).toBe(topics.length);
  expect(topics.map(topicOf)).toEqual(taken);
});

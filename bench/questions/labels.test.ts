import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fold } from '#domain/text.ts';
import { readArticles } from '#server/operations/demo/read-articles.ts';
import { SAMPLE_DATA, sampleFiles } from '#tests/support/sample-data.ts';
import { SampleItem } from '../labelled-sets.ts';
import { containsWords } from './judge-answer.ts';
import { KINDS, type Label } from './labels.ts';
import {
  articlesOf,
  isLocked,
  readConversations,
  readPracticeConversations,
  readPracticeQuestions,
  readQueries,
  readQuestions,
} from './read-labels.ts';

const [questions, conversations, queries, practice] = await Promise.all([
  readQuestions(),
  readConversations(),
  readQueries(),
  Promise.all([readPracticeQuestions(), readPracticeConversations()]),
]);
const labels: (Label & { name: string })[] = [
  ...[...questions, ...practice[0]].map((question) => ({ ...question, name: question.id })),
  ...[...conversations, ...practice[1]].flatMap(({ id, turns }) =>
    turns.map((turn, at) => ({ ...turn, name: `${id}.${at}` })),
  ),
];

test('there are as many questions, conversations and searches as agreed, and no id occurs twice', () => {
  expect(questions).toHaveLength(150);
  for (const kind of KINDS) expect(questions.filter((question) => question.kind === kind)).toHaveLength(25);
  expect(questions.filter(({ refused }) => refused)).toHaveLength(questions.length / 5);
  expect([conversations.length, queries.length]).toEqual([40, 100]);
  const ids = [...questions, ...conversations, ...queries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(questions.map(({ asks }) => fold(asks))).size).toBe(questions.length);
  expect(new Set(queries.map(({ text }) => fold(text))).size).toBe(queries.length);
});

test('each practice question has a kind and an id of its own', () => {
  expect([practice[0].length, practice[1].length]).toEqual([60, 15]);
  const ids = [...questions, ...conversations, ...practice.flat()].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('half of the questions are locked, also of each kind and of those without an answer', () => {
  expect(questions.filter(isLocked)).toHaveLength(75);
  expect([conversations.filter(isLocked).length, queries.filter(isLocked).length]).toEqual([20, 50]);
  expect(questions.filter(({ refused }) => refused).filter(isLocked)).toHaveLength(16);
  for (const kind of KINDS) {
    const locked = questions.filter((question) => question.kind === kind).filter(isLocked);
    expect([11, 12, 13, 14], kind).toContain(locked.length);
  }
});

test('every article that a label names exists, and contains the short answer', async () => {
  const texts = new Map([...(await demonstrationTexts()), ...(await sampleTexts())]);
  const isKnown = (key: string) => Boolean(SAMPLE_DATA) || !key.includes(':');
  const named = [...labels.flatMap(articlesOf), ...queries.flatMap(({ grades }) => Object.keys(grades))];
  expect(named.filter((key) => isKnown(key) && !texts.has(key))).toEqual([]);
  const silent = labels.filter(({ answers = [], cites = [] }) => {
    if (!cites.every(isKnown)) return false;
    const text = fold(cites.map((key) => texts.get(key)).join(' '));
    return !answers.every((ways) => ways.some((way) => containsWords(text, way)));
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});

/** Texts of the demonstration's articles, with the lines above them, by their keys in the labels. */
async function demonstrationTexts(): Promise<[string, string][]> {
  return (await readArticles()).map((article) => {
    const { slug, title, kicker, subtitle, author, section, edition, html } = article;
    return [slug, [title, kicker, subtitle, author, section, edition, withoutTags(html)].join(' ')];
  });
}

/** The same for the sample articles; empty where there are no samples. */
async function sampleTexts(): Promise<[string, string][]> {
  const files = SAMPLE_DATA ? await sampleFiles('ninjs') : [];
  return files.map(({ bytes }) => {
    const { uri, headlines, bodies } = v.parse(SampleItem, JSON.parse(Buffer.from(bytes).toString('utf8')));
    const said = [...headlines, ...bodies].map(({ value }) => withoutTags(value));
    return [uri.replace(/^urn:edicola:fixture:/, ''), said.join(' ')];
  });
}

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ');

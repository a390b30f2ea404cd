import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  type AnswerText,
  type Citation,
  type CitedPassage,
  readAnswer,
} from '#domain/chatbot/answer-text.ts';
import { passagesOf } from '#domain/passages.ts';
import { articleSubjects, articles } from '#server/base/db/schema/content-schema.ts';
import { chatbotFixture } from '#tests/support/chatbot-fixture.ts';
import { SAMPLE_DATA, sampleFiles, withSamples } from '#tests/support/sample-data.ts';

const QUESTIONS = 500;
/** The long tests ask all questions, the others every fifth. */
const EVERY = process.env.LONG_TESTS ? 1 : 5;
const ASKED = QUESTIONS / EVERY;
/** Questions per reader: fewer than the hourly limit. */
const QUESTIONS_PER_READER = 100;

const { fixture, openReader } = chatbotFixture();

async function labelled(): Promise<string[]> {
  const lines = (await readFile(join(SAMPLE_DATA, 'retrieval', 'queries.jsonl'), 'utf8')).trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { text: string }).text);
}

/** All labelled questions, then questions about titles and about people, places and organisations in turn. */
async function questions(): Promise<string[]> {
  const { orm } = fixture.database();
  const titles = await orm.select({ title: articles.title }).from(articles).orderBy(asc(articles.id));
  const names = await orm
    .selectDistinct({ name: articleSubjects.name })
    .from(articleSubjects)
    .where(inArray(articleSubjects.kind, ['person', 'place', 'organisation']))
    .orderBy(asc(articleSubjects.name));
  const asked = await labelled();
  const ofTitles = titles.map(({ title }) => `${title}: che cosa è successo?`);
  const ofNames = names.map(({ name }) => `Che cosa si sa di ${name}?`);
  for (let at = 0; asked.length < QUESTIONS; at++) {
    asked.push(...[ofTitles[at], ofNames[at]].filter((one) => one !== undefined));
    if (at > QUESTIONS) throw new Error('there are not so many questions');
  }
  return asked
    .slice(0, QUESTIONS)
    .filter((_, at) => at % EVERY === 0)
    .map((question) => question.slice(0, 500));
}

type Say = (article: number, place: number) => string | undefined;

/** Errors of a citation and of the quoted words before it. */
function wrongCitation(part: Citation, words: string, sources: readonly CitedPassage[]): string[] {
  const source = sources.find((one) => one.articleId === part.articleId && one.place === part.place);
  if (!source) return [`cites ${part.articleId}.${part.place}, which was not found`];
  const [, usual, around] = /(?:«([\s\S]*)»|“([\s\S]*)”)\s*$/.exec(words.replace(/\*\*[^*]*\*\*/g, '')) ?? [];
  const quote = usual ?? around;
  return quote !== undefined && source.text.includes(quote) ? [] : [`quotes ${quote}`];
}

/** Errors of an answer: words that its sources do not contain, and citations of passages that were not found. */
function faultsOf(answer: AnswerText, passageAt: Say): string[] {
  const sources = answer.start?.sources ?? [];
  const faults = sources
    .filter(({ articleId, place, text }) => !passageAt(articleId, place)?.startsWith(text))
    .map(({ articleId, place, text }) => `${articleId}.${place} does not say ${text}`);
  let words = '';
  for (const part of answer.parts) {
    if (part.kind === 'citation') faults.push(...wrongCitation(part.citation, words, sources));
    words = part.kind === 'words' ? words + part.text : '';
  }
  if (words.includes('«') && answer.end?.found) faults.push(`quotes from nowhere: ${words}`);
  if (answer.error !== null || answer.end === null) faults.push('has no end');
  return faults;
}

describe.skipIf(!SAMPLE_DATA)(withSamples('RAG-07 answers over real articles'), () => {
  test(`to ${ASKED} questions never cite a passage that was not found, nor quote words that are not in it`, async () => {
    const files = [...(await sampleFiles('ninjs')), ...(await sampleFiles('retrieval', 'items'))];
    await fixture.runSources(
      files
        .filter(({ path }) => !path.endsWith('.pages.json'))
        .map(({ path, bytes }) => ({ name: path, folder: null, read: async () => Buffer.from(bytes) })),
    );
    const rows = await fixture.database().orm.select({ id: articles.id, body: articles.body }).from(articles);
    const passages = new Map(
      rows.flatMap(({ id, body }) =>
        passagesOf(body).map(({ place, text }) => [`${id}.${place}`, text] as const),
      ),
    );
    const faults: string[] = [];
    let answered = 0;
    let reader = await openReader('digital');
    for (const [at, question] of (await questions()).entries()) {
      if (at % QUESTIONS_PER_READER === 0) reader = await openReader('digital');
      const reply = await reader.post('/utente-rag', { chat_id: 0, question });
      expect(reply.statusCode, question).toBe(200);
      const answer = readAnswer(reply.body);
      const found = faultsOf(answer, (article, place) => passages.get(`${article}.${place}`));
      faults.push(...found.map((fault) => `${question} → ${fault}`));
      if (answer.end?.found) answered += 1;
    }
    expect(faults).toEqual([]);
    // Answers without citations would prove nothing.
    expect(answered).toBeGreaterThan(ASKED * 0.6);
  }, 900_000);
});

import { expect, test } from 'vitest';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { readAnswer } from '#domain/chatbot/answer-text.ts';
import { QueueFull } from '#domain/work-queue.ts';
import type { Session } from '#server/accounts/identity/identity-service.ts';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { quotingComposer } from './answers/quoting-composer.ts';
import { readChatbotMessages } from './db/chatbot-chats.ts';
import { countQuestion } from './question-limit.ts';
import { wordRetriever } from './retrieval/retriever.ts';
import { type Question, storeQuestion } from './store-question.ts';
import { writeAnswer } from './write-answer.ts';

const fixture = importFixture();
const QUESTION: Question = {
  kind: 'digital',
  chatId: 0,
  text: 'Dove sono le vasche?',
  replacedAnswerId: null,
  scope: { sections: [], editions: [] },
};

/** Asks a question whose search fails; returns what its reader receives, and what is stored. */
async function askInVain(error: Error, abortSignal = new AbortController().signal) {
  const { orm } = fixture.database();
  const { id: readerId } = await addAccount(orm, { email: 'lettrice@redazione.example' });
  const identity = { orm, secret: 'un segreto di prova', chatbotDomains: [] };
  const reported: unknown[] = [];
  const chatbot = {
    retriever: wordRetriever,
    composer: quotingComposer,
    report: (one: unknown) => void reported.push(one),
    runQueued: () => Promise.reject(error),
  };
  const context = {
    orm,
    identity,
    chatbot,
    brand: IL_MESSAGGERO,
    now: NOON,
    access: 'digital' as const,
    session: { readerId } as Session,
  };
  await countQuestion(identity, readerId);
  const taken = await storeQuestion(context, QUESTION);
  if (!taken) throw new Error('the question was not taken');
  let said = '';
  const say = (text: string) => {
    said += text;
  };
  const asked = { question: QUESTION, stored: taken };
  const thrown = await writeAnswer(context, asked, { say, abortSignal, serverEnds: 'the server ends' }).catch(
    (one: unknown) => one,
  );
  const [counter] = await orm.select().from(rateLimits);
  const kept = (await readChatbotMessages(orm, taken.chat.id)).at(-1);
  return { said, thrown, reported, counted: counter?.points, state: kept?.state };
}

test('API-07 a question that finds the search queue full is answered with nothing, not counted and not stored', async () => {
  const full = new QueueFull('too many wait already');
  expect(await askInVain(full)).toEqual({
    said: '',
    thrown: full,
    reported: [],
    counted: 0,
    state: undefined,
  });
});

test('API-07 a search that fails is reported, and its question stays counted', async () => {
  const fault = new Error('no database');
  const { said, ...rest } = await askInVain(fault);
  expect(readAnswer(said).error).toBe('ERR_ANSWER_FAILED');
  expect(rest).toEqual({ thrown: undefined, reported: [fault], counted: 1, state: 'failed' });
});

test('API-07 a reader who disconnects before the search receives nothing more, and the question stays counted', async () => {
  expect(await askInVain(new QueueFull('nobody waits for it any more'), AbortSignal.abort())).toEqual({
    said: '',
    thrown: undefined,
    reported: [],
    counted: 1,
    state: 'stopped',
  });
});

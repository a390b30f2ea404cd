import { afterAll, beforeEach, expect, test } from 'vitest';
import { plainAnswer } from '#domain/chatbot/answer-text.ts';
import { openEmbedder } from '#server/assistant/embeddings/embedder.ts';
import { fillEmbeddings } from '#server/assistant/embeddings/fill-embeddings.ts';
import { chatbotFixture } from '#tests/support/chatbot-fixture.ts';
import { openFakeEmbeddings } from '#tests/support/fake-embeddings.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { article } from '#tests/support/search-fixture.ts';

const model = await openFakeEmbeddings({ vettura: 'automobile' });
afterAll(() => model.close());
beforeEach(() => model.reset());

const { fixture, openReader } = chatbotFixture({ EMBEDDINGS_URL: model.url, EMBEDDINGS_MODEL: 'meaning' });

const CAR = article('Novità elettrica', 'Un’automobile elettrica arriva in piazza.');
const LAMP = article('Lampada elettrica', 'La lampada è elettrica.');
const QUESTION = 'Arriva una vettura elettrica?';

test('RAG-07 a question is answered by the meaning of articles, and by their words where the model fails', async () => {
  await fixture.run([CAR, LAMP]);
  await fillEmbeddings({
    orm: fixture.database().orm,
    embedder: openEmbedder({ url: model.url, key: null, name: 'meaning' }),
    now: () => NOON,
    report: expect.unreachable,
    signal: new AbortController().signal,
  });
  model.calls = [];
  const reader = await openReader();
  const answer = await reader.ask(QUESTION);
  expect(answer.error).toBeNull();
  expect(plainAnswer(answer)).toContain('Un’automobile elettrica arriva in piazza.');
  // Only the question is sent.
  expect(model.calls).toEqual([{ model: 'meaning', input: [QUESTION], encoding_format: 'float' }]);
  model.refusesWith = 400;
  const byWords = await reader.ask('La lampada è elettrica?');
  expect(byWords.error).toBeNull();
  expect(plainAnswer(byWords)).toContain('La lampada è elettrica.');
});

// @module-tag postgres
import { expect, test } from 'vitest';
import { plainAnswer } from '#domain/chatbot/answer-text.ts';
import { chatbotFixture } from '#tests/support/chatbot-fixture.ts';
import { article } from '#tests/support/search-fixture.ts';

const { fixture, openReader } = chatbotFixture();

test('RAG-07 a question of what something costs is answered by a price, an expense or a cost', async () => {
  await fixture.run([
    article('Riapre il ponte di Ripafonda', 'La spesa per il ponte di Ripafonda è di nove milioni di euro.'),
    article('Il teatro di Montelupo', 'Il prezzo dei posti al teatro di Montelupo sale a 22 euro.'),
    article('La strada di Valdirose', 'La strada di Valdirose riapre lunedì.'),
  ]);
  const reader = await openReader();
  const bridge = await reader.ask('Quanto costa il ponte di Ripafonda?');
  expect(plainAnswer(bridge)).toMatch(/^In breve: «nove milioni di euro»/);
  const theatre = await reader.ask('quanto costano i posti al teatro di Montelupo');
  expect(plainAnswer(theatre)).toMatch(/^In breve: «22 euro»/);
  expect((await reader.ask('Quanto costa la strada di Valdirose?')).end?.found).toBe(false);
});

test('RAG-07 the word «costa» (coast) is not read as “costs” unless the question asks how much', async () => {
  await fixture.run([
    article('Il pane di Campofelice', 'Il prezzo del pane a Campofelice sale a quattro euro.'),
    article('I fari di Portobasso', 'I comuni di Portobasso e Capoliveri accendono i fari della costa.'),
  ]);
  const reader = await openReader();
  expect((await reader.ask('Quali comuni della costa di Campofelice?')).end?.found).toBe(false);
  expect(plainAnswer(await reader.ask('Quali comuni della costa accendono i fari?'))).toContain('Capoliveri');
});

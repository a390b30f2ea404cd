import { expect, test } from 'vitest';
import { escapeWords, writeCitation, writeEnd, writeStart } from '#domain/chatbot/answer-text.ts';
import type { ConversationMessage } from '#src/state/chatbot/conversation.ts';
import { chatMarkdown, plainAnswerWithSources } from './transcript.ts';

const paper = { name: 'Il Messaggero', origin: 'https://edicola.ilmessaggero.it' };
const source = {
  articleId: 5,
  place: 2,
  text: 'Passo',
  title: 'Acqua *e* vasche',
  kicker: null,
  byline: null,
  newspaper: 'Il Messaggero',
  edition: 'Roma',
  day: '2025-04-03',
  page: 2,
  section: 'Cronaca',
  address: '/articolo/5/acqua#passo-2',
};
const content = [
  writeStart({ chatId: 1, messageId: 2, title: 'Vasche', sources: [source] }),
  `Sono **40** ${escapeWords('<b>vasche</b>')} ${writeCitation(source)}.\n\n- Prime sei`,
  writeEnd({ found: true, extractedData: {}, followUps: [] }),
].join('');
const said = {
  date: '',
  vote: null,
  reason: null,
  live: false,
  refusal: null,
  broken: false,
  state: 'complete',
} as const;
const messages: ConversationMessage[] = [
  { ...said, key: 1, id: 1, role: 'user', content: 'Quante #vasche?' },
  { ...said, key: 2, id: 2, role: 'assistant', content },
];

test('RAG-06 a chat is exported with its sources, and nothing in it becomes markup', () => {
  expect(chatMarkdown({ title: 'Vasche', messages }, paper)).toBe(
    [
      '# Vasche',
      'Risposte di un sistema di intelligenza artificiale sugli articoli del Messaggero.',
      String.raw`## Quante \#vasche?`,
      String.raw`Sono **40** \<b\>vasche\</b\> \[1\].`,
      '- Prime sei',
      '### Fonti',
      String.raw`1. [Acqua \*e\* vasche](<https://edicola.ilmessaggero.it/articolo/5/acqua#passo-2>), Il Messaggero, Roma, giovedì 3 aprile 2025, pagina 2`,
      '',
    ].join('\n\n'),
  );
});

test.each(['newspaper', 'edition', 'title'])('RAG-06 no %s of a source becomes markup', (field) => {
  const hostile = { ...source, [field]: '[Qui](https://altrove.example) *<b>' };
  const told = [
    writeStart({ chatId: 1, messageId: 2, title: 'Vasche', sources: [hostile] }),
    `Quaranta ${writeCitation(hostile)}.`,
    writeEnd({ found: true, extractedData: {}, followUps: [] }),
  ].join('');
  const answer: ConversationMessage = { ...said, key: 2, id: 2, role: 'assistant', content: told };
  const text = chatMarkdown({ title: 'Vasche', messages: [answer] }, paper);
  expect(text).toContain(String.raw`\[Qui\]`);
  expect(text).not.toMatch(/(?<!\\)\[Qui|(?<!\\)\*<b|(?<!\\)<b>/);
});

test('RAG-06 an answer is copied as plain text', () => {
  expect(plainAnswerWithSources({ content }, paper)).toBe(
    'Sono 40 <b>vasche</b> [1].\n\n- Prime sei\n\n[1] Acqua *e* vasche (Il Messaggero, Roma, giovedì 3 aprile 2025, pagina 2) https://edicola.ilmessaggero.it/articolo/5/acqua#passo-2',
  );
});

import { expect, test } from 'vitest';
import { escapeWords, writeCitation, writeEnd, writeError, writeStart } from '#domain/chatbot/answer-text.ts';
import { NEW_CHAT_ID, type ReaderChat } from '#domain/chatbot/reader-chats.ts';
import * as talk from './conversation.ts';
import { withoutChat, withServerList } from './history.ts';

const NOW = '2025-04-03T10:00:00.000Z';
const START = writeStart({ chatId: 7, messageId: 31, title: 'Le vasche', sources: [] });
const END = writeEnd({ found: true, extractedData: {}, followUps: [] });
const PAST = { id: 3, title: 'Affitti', date: '2025-04-01T10:00:00.000Z', temporary: false };

const entered = (): talk.Conversation => {
  const blank = talk.blank('digital');
  return { ...blank, history: withServerList(blank.history, [PAST]) };
};
const ask = (
  conversation: talk.Conversation,
  text = 'Quanto costano?',
  replaced: talk.ConversationMessage | null = null,
) => talk.withQuestion(conversation, { text, now: NOW, replaced });
const hear = (conversation: talk.Conversation, ...chunks: string[]) =>
  chunks.reduce(talk.withChunk, conversation);
const listed = ({ history }: talk.Conversation) => history.chats?.map(({ id, title }) => [id, title]);
const last = ({ messages }: talk.Conversation) => messages.at(-1);

test('RAG-03 a kind starts without messages, draft and history', () => {
  expect(talk.blank('online_economia')).toMatchObject({
    kind: 'online_economia',
    input: '',
    messages: [],
    chatId: null,
    streaming: 'idle',
    history: { chats: null },
  });
});

test('RAG-03 while it streams a new chat is listed as 0, until the answer gives its number', () => {
  const waiting = ask(entered());
  expect(waiting.chatId).toBe(NEW_CHAT_ID);
  expect(waiting.history.chats?.[0]).toEqual({ id: 0, title: 'Nuova Chat', date: NOW, temporary: true });
  // A history that arrives meanwhile does not remove it.
  const told = { ...waiting, history: withServerList(waiting.history, [PAST]) };
  expect(listed(told)).toEqual([
    [0, 'Nuova Chat'],
    [3, 'Affitti'],
  ]);
  const numbered = hear(told, START.slice(0, 20), START.slice(20));
  expect(listed(numbered)).toEqual([
    [7, 'Le vasche'],
    [3, 'Affitti'],
  ]);
  expect(numbered).toMatchObject({ chatId: 7, title: 'Le vasche' });
  expect(last(numbered)?.id).toBe(31);
});

test('RAG-03 a new chat that never got a number is in no list afterwards', () => {
  const refused = talk.withEndedAnswer(ask(entered()), { kind: 'offline', waitS: null });
  expect(refused.chatId).toBeNull();
  expect(listed(refused)).toEqual([[3, 'Affitti']]);
  expect(last(refused)).toMatchObject({ state: 'failed', refusal: { kind: 'offline' } });
});

test.each([
  ['unavailable', 31],
  ['too-many-attempts', 31],
  ['server', null],
  ['offline', null],
] as const)('RAG-05 if an answer that was to replace another ended as %s, a retry names %o', (kind, id) => {
  const told = talk.withEndedAnswer(hear(ask(entered()), START, 'Sì.', END), 'ended');
  const replaced = last(told) ?? null;
  const again = talk.withQuestion(told, { text: 'Quanto costano?', now: NOW, replaced });
  expect(last(talk.withEndedAnswer(again, { kind, waitS: null }, replaced?.id))?.id).toBe(id);
});

test('RAG-03 deleting the current chat removes its messages, deleting another keeps them', () => {
  const here = talk.withEndedAnswer(hear(ask(entered()), START, 'Sì.', END), 'ended');
  const without = { ...here, history: withoutChat(here.history, 3) };
  expect(without.messages).toHaveLength(2);
  expect(talk.withNoChat(here)).toMatchObject({ messages: [], chatId: null });
});

test('RAG-04 the answer is first pending, then each chunk is added to it', () => {
  const waiting = ask({ ...entered(), input: 'Quanto costano?' });
  expect(waiting).toMatchObject({ streaming: 'waiting', input: '' });
  expect(waiting.messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'Quanto costano?'],
    ['assistant', ''],
  ]);
  const writing = hear(waiting, START, 'Costano ', '38 milioni.');
  expect(writing.streaming).toBe('writing');
  expect(last(writing)?.content).toBe(`${START}Costano 38 milioni.`);
  expect(talk.withEndedAnswer(hear(writing, END), 'ended')).toMatchObject({ streaming: 'idle' });
});

test.each([
  ['a marker of the server’s', [START, 'Costano', writeError('ERR_MODEL')], 'ended', 'failed'],
  ['an answer that was cut off', [START, 'Costano'], 'ended', 'failed'],
  ['a line that broke', [START, 'Costano'], { kind: 'server', waitS: null }, 'failed'],
  ['the reader', [START, 'Costano'], 'stopped', 'stopped'],
  ['an end', [START, 'Costano', END], 'ended', 'complete'],
  ['a marker said by an article', [START, escapeWords(writeError('ERR_MODEL')), END], 'ended', 'complete'],
] as const)('RAG-05 %s ends it so, and the written text stays', (_, chunks, outcome, state) => {
  const over = talk.withEndedAnswer(hear(ask(entered()), ...chunks), outcome);
  expect(last(over)).toMatchObject({ state, live: true });
  expect(last(over)?.content).toBe(chunks.join(''));
});

test('RAG-05 a retried answer replaces the failed one and everything after it', () => {
  const failed = talk.withEndedAnswer(hear(ask(entered()), START, 'Co'), 'ended');
  const answer = last(failed) ?? null;
  const on = ask(
    talk.withEndedAnswer(hear(ask(failed, 'E poi?'), START, 'Poi', END), 'ended'),
    'Quanto costano?',
    answer,
  );
  expect(on.messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'Quanto costano?'],
    ['assistant', ''],
  ]);
  expect(new Set(on.messages.map(({ key }) => key)).size).toBe(2);
});

test('RAG-05 an answer from the history does not belong to this page', () => {
  const wire = { date: NOW, vote: null, reason: null, relatedIds: [], extractedData: {} };
  const chat: ReaderChat = {
    id: 3,
    kind: 'digital',
    title: 'Affitti',
    messages: [
      { ...wire, id: 1, role: 'user', content: 'Affitti?', state: 'complete' },
      { ...wire, id: 2, role: 'assistant', content: writeError('ERR_MODEL'), state: 'failed' },
    ],
  };
  const shown = talk.withChat(talk.openingChat(entered(), 3), chat);
  expect(shown.opening).toBe('no');
  expect(last(shown)).toMatchObject({ state: 'failed', live: false });
  expect(talk.chatToSave(shown)).toEqual(chat);
});

test('RAG-06 the cited articles are listed, each once', () => {
  const cite = (articleId: number) => writeCitation({ articleId, place: 1 });
  const said = hear(ask(entered()), START, `Uno ${cite(5)} due ${cite(9)}`, `${cite(5)}.`, END);
  expect(talk.relatedIdsIn(said)).toEqual([5, 9]);
});

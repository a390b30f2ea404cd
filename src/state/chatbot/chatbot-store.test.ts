import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '#domain/api-error.ts';
import { writeEnd, writeError, writeStart } from '#domain/chatbot/answer-text.ts';
import { type ChatSummary, type ReaderChat, WHOLE_ARCHIVE } from '#domain/chatbot/reader-chats.ts';
import type { ChatbotDeps } from './chatbot-deps.ts';
import { createChatbot } from './chatbot-store.ts';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => vi.clearAllMocks());

const START = writeStart({ chatId: 7, messageId: 31, title: 'Le vasche', sources: [] });
const END = writeEnd({ found: true, extractedData: {}, followUps: [] });
const summary = (id: number): ChatSummary => ({
  id,
  title: `Chat ${id}`,
  date: '2025-04-01T10:00:00.000Z',
  temporary: false,
});
const said = (id: number, role: 'user' | 'assistant', content: string) =>
  ({
    id,
    role,
    content,
    date: '2025-04-01T10:00:00.000Z',
    state: 'complete' as const,
    vote: null,
    reason: null,
    relatedIds: [],
    extractedData: {},
  }) as const;
const chat = (id: number): ReaderChat => ({
  id,
  kind: 'digital',
  title: `Chat ${id}`,
  messages: [said(1, 'user', 'Allora?'), said(2, 'assistant', `Ecco.${END}`)],
});
const refused = (kind: ApiErrorKind, wait?: number) =>
  new ApiError(kind, { operation: 'test', ...(wait !== undefined && { wait }) });

/** A stream whose contents and timing the test controls. */
function line() {
  let control: ReadableStreamDefaultController<string> | undefined;
  const stream = new ReadableStream<string>({
    start: (own) => {
      control = own;
    },
    cancel: () => {
      control = undefined;
    },
  });
  return {
    say: (chunk: string) => control?.enqueue(chunk),
    end: (error?: Error) => (error ? control?.error(error) : control?.close()),
    async *read(stop: AbortSignal) {
      const reader = stream.getReader();
      stop.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        yield value;
      }
      reader.releaseLock();
    },
  };
}

function setup(overrides: Partial<ChatbotDeps> = {}) {
  const open = line();
  const deps = {
    list: vi.fn(async () => [summary(3)]),
    open: vi.fn(async (id: number) => chat(id)),
    ask: vi.fn((_, stop: AbortSignal) => open.read(stop)),
    remove: vi.fn(async () => undefined),
    restore: vi.fn(async () => undefined),
    rename: vi.fn(async () => undefined),
    rate: vi.fn(async () => undefined),
    saved: {
      list: vi.fn(async () => null),
      chat: vi.fn(async () => null),
      saveList: vi.fn(async () => undefined),
      saveChat: vi.fn(async () => undefined),
    },
    now: () => new Date('2025-04-03T10:00:00Z'),
    pause: async () => undefined,
    onNumber: vi.fn(),
  } satisfies ChatbotDeps;
  return { store: createChatbot({ ...deps, ...overrides }), deps, line: open };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const listed = ({ store }: ReturnType<typeof setup>) => store.current().history.chats?.map(({ id }) => id);
const last = ({ store }: ReturnType<typeof setup>) => store.current().messages.at(-1);

async function entered(overrides: Partial<ChatbotDeps> = {}) {
  const here = setup(overrides);
  here.store.show('digital', null);
  await settled();
  return here;
}

test('RAG-03 changing the kind stops the answer, clears messages and draft, and loads its history', async () => {
  const here = await entered();
  void here.store.ask('Quanto costano?', WHOLE_ARCHIVE);
  here.line.say(START);
  await settled();
  here.store.type('E poi?');
  here.store.show('online_economia', null);
  expect(here.store.current()).toMatchObject({ input: '', messages: [], chatId: null, streaming: 'idle' });
  expect(here.store.current().history.chats).toBeNull();
  here.line.say('Tardi.');
  await settled();
  expect(here.deps.list).toHaveBeenLastCalledWith('online_economia');
  expect(here.store.current().messages).toEqual([]);
  expect(listed(here)).toEqual([3]);
});

test('RAG-03 the history of a kind that was left is ignored', async () => {
  let tell: (chats: ChatSummary[]) => void = () => {};
  const late = new Promise<ChatSummary[]>((resolve) => {
    tell = resolve;
  });
  const here = setup({ list: (kind) => (kind === 'digital' ? late : Promise.resolve([summary(9)])) });
  here.store.show('digital', null);
  here.store.show('online_vaticano', null);
  await settled();
  tell([summary(3)]);
  await settled();
  expect(listed(here)).toEqual([9]);
});

test('RAG-02 of two pending lists only the one requested last is shown and saved', async () => {
  const asked: ((chats: ChatSummary[]) => void)[] = [];
  const here = setup({ list: () => new Promise((resolve) => asked.push(resolve)) });
  here.store.show('digital', null);
  void here.store.loadHistory();
  asked[1]?.([summary(7)]);
  await settled();
  asked[0]?.([]);
  await settled();
  expect(listed(here)).toEqual([7]);
  expect(here.deps.saved.saveList.mock.calls).toEqual([['digital', [summary(7)]]]);
});

test('RAG-03 a new chat has number 0 while it streams; its number is reported once, and its history loaded again', async () => {
  const here = await entered();
  const asked = here.store.ask('Quanto costano?', WHOLE_ARCHIVE);
  expect(listed(here)).toEqual([0, 3]);
  expect(here.deps.ask).toHaveBeenCalledWith(
    { kind: 'digital', chatId: 0, text: 'Quanto costano?', replacedAnswerId: null, scope: WHOLE_ARCHIVE },
    expect.anything(),
  );
  here.line.say(START);
  here.line.say('Molto.');
  await settled();
  expect(listed(here)).toEqual([7, 3]);
  expect(here.deps.onNumber.mock.calls).toEqual([['digital', 7]]);
  // The address follows the number: nothing is loaded again.
  here.store.show('digital', 7);
  here.line.say(END);
  here.line.end();
  await asked;
  expect(here.deps.open).not.toHaveBeenCalled();
  expect(here.deps.list).toHaveBeenCalledTimes(2);
  expect(here.deps.saved.saveChat).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }));
});

test('RAG-03 deleting the open chat empties the conversation, and can be undone', async () => {
  const here = await entered();
  here.store.show('digital', 3);
  await settled();
  expect(here.store.current().messages).toHaveLength(2);
  expect(await here.store.remove(summary(3))).toBe(true);
  expect(here.store.current()).toMatchObject({ messages: [], chatId: null });
  expect(here.deps.remove).toHaveBeenCalledWith('digital', 3);
  expect(await here.store.restore('digital', 3)).toBe(true);
  expect(listed(here)).toEqual([3]);
});

test('RAG-02 an action that the server refuses is not shown as done', async () => {
  const here = await entered({
    remove: () => Promise.reject(refused('offline')),
    restore: () => Promise.reject(refused('not-found')),
    rename: () => Promise.reject(refused('offline')),
    rate: () => Promise.reject(refused('offline')),
  });
  here.store.show('digital', 3);
  await settled();
  expect(await here.store.remove(summary(3))).toBe(false);
  expect(await here.store.restore('digital', 3)).toBe('too-late');
  expect(await here.store.rename(3, 'Altro')).toBe(false);
  const answer = last(here);
  if (!answer) throw new Error('no answer');
  expect(await here.store.rate(answer, 'up', '')).toBe(false);
  expect(last(here)?.vote).toBeNull();
  expect(here.store.current().history.chats).toEqual([summary(3)]);
});

test('API-07 text written before the reader stopped the answer stays, and nothing is added', async () => {
  const here = await entered();
  const asked = here.store.ask('Quanto costano?', WHOLE_ARCHIVE);
  here.line.say(START);
  here.line.say('Molto, ');
  await settled();
  here.store.stop();
  await asked;
  here.line.say('troppo.');
  await settled();
  expect(last(here)).toMatchObject({ state: 'stopped', content: `${START}Molto, ` });
  expect(here.store.current().streaming).toBe('idle');
});

test('RAG-05 a retried question replaces the failed answer', async () => {
  const here = await entered();
  const asked = here.store.ask('Quanto costano?', WHOLE_ARCHIVE);
  here.line.say(`${START}Molto${writeError('ERR_MODEL')}`);
  here.line.end();
  await asked;
  const answer = last(here);
  expect(answer).toMatchObject({ state: 'failed', live: true });
  if (answer) void here.store.retry(answer, WHOLE_ARCHIVE);
  expect(here.deps.ask).toHaveBeenLastCalledWith(
    expect.objectContaining({ chatId: 7, text: 'Quanto costano?', replacedAnswerId: 31 }),
    expect.anything(),
  );
  expect(here.store.current().messages).toHaveLength(2);
});

test('API-07 a refused question shows why, and leaves no chat behind', async () => {
  const here = await entered();
  const asked = here.store.ask('Quanto costano?', WHOLE_ARCHIVE);
  here.line.end(refused('too-many-attempts', 90));
  await asked;
  expect(last(here)?.refusal).toEqual({ kind: 'too-many-attempts', waitS: 90 });
  expect(here.store.current().chatId).toBeNull();
  expect(listed(here)).toEqual([3]);
});

test('RAG-03 a new chat can be started while an answer is streaming', async () => {
  const here = await entered();
  void here.store.ask('Quanto costano?', WHOLE_ARCHIVE);
  await settled();
  here.store.startNew();
  expect(here.store.current()).toMatchObject({ messages: [], chatId: null, streaming: 'idle' });
  expect(listed(here)).toEqual([3]);
});

test('RAG-02 offline, past chats are read from the device', async () => {
  const saved = { ...setup().deps.saved, list: async () => [summary(3)], chat: async () => chat(3) };
  const offline = () => Promise.reject(refused('offline'));
  const here = await entered({ saved, list: offline, open: offline });
  here.store.show('digital', 3);
  await settled();
  expect(here.store.current()).toMatchObject({ opening: 'no', history: { failure: 'offline' } });
  expect(listed(here)).toEqual([3]);
  expect(here.store.current().messages).toHaveLength(2);
  const without = await entered({ list: offline, open: offline });
  without.store.show('digital', 3);
  await settled();
  expect(without.store.current().opening).toBe('offline');
});

test('RAG-02 a chat of another reader, or of another kind, is not found', async () => {
  const gone = () => Promise.reject(refused('not-found'));
  const here = await entered({ open: gone, saved: { ...setup().deps.saved, chat: async () => chat(3) } });
  here.store.show('digital', 3);
  await settled();
  expect(here.store.current()).toMatchObject({ opening: 'not-found', messages: [] });
  const other = await entered();
  other.store.show('online_economia', 3);
  await settled();
  expect(other.store.current()).toMatchObject({ opening: 'not-found', messages: [] });
});

/** The part of the streaming answer that the server has stored. */
const kept = (content: string, state: 'complete' | 'stopped' | 'writing'): ReaderChat => ({
  ...chat(7),
  messages: [said(30, 'user', 'Quanto costano?'), { ...said(31, 'assistant', content), state }],
});

async function cutShort(overrides: Partial<ChatbotDeps>) {
  const here = await entered(overrides);
  const asked = here.store.ask('Quanto costano?', WHOLE_ARCHIVE);
  here.line.say(START);
  here.line.say('Molto');
  await settled();
  here.line.end(refused('server'));
  return { here, asked };
}

test('RAG-05 an answer whose connection breaks continues with what the server has', async () => {
  const answers = [
    kept(`${START}Mol`, 'writing'),
    kept(`${START}Molto, trop`, 'writing'),
    kept(`${START}Molto, troppo.${END}`, 'complete'),
  ];
  const seen: string[] = [];
  const open = vi.fn(async () => answers.shift() ?? kept('', 'writing'));
  const pause = vi.fn(async () => void seen.push(last(here)?.content ?? ''));
  const here = await entered({ open, pause });
  const asked = here.store.ask('Quanto costano?', WHOLE_ARCHIVE);
  here.line.say(START);
  here.line.say('Molto');
  await settled();
  here.line.end(refused('server'));
  await asked;
  // Nothing that was shown is removed meanwhile.
  expect(seen).toEqual([`${START}Molto`, `${START}Molto`, `${START}Molto, trop`]);
  expect(last(here)).toMatchObject({
    state: 'complete',
    content: `${START}Molto, troppo.${END}`,
    refusal: null,
    broken: false,
  });
  expect(here.store.current().streaming).toBe('idle');
  expect(here.deps.ask).toHaveBeenCalledTimes(1);
});

test('RAG-05 an answer that is incomplete on the server too keeps its text, and is resumed on the reader’s request', async () => {
  const answers = [kept(`${START}Molto`, 'stopped'), kept(`${START}Molto, troppo.${END}`, 'complete')];
  const open = vi.fn(async () => answers.shift() ?? kept(`${START}Molto`, 'stopped'));
  const { here, asked } = await cutShort({ open });
  await asked;
  const answer = last(here);
  expect(answer).toMatchObject({ state: 'stopped', broken: true, content: `${START}Molto` });
  if (answer) await here.store.resume(answer, WHOLE_ARCHIVE);
  expect(last(here)).toMatchObject({ state: 'complete', broken: false });
  expect(here.deps.ask).toHaveBeenCalledTimes(1);
});

test('RAG-05 an answer that the server does not have whole is requested again; offline, the text stays', async () => {
  const open = vi.fn(async (): Promise<ReaderChat> => Promise.reject(refused('offline')));
  const { here, asked } = await cutShort({ open });
  await asked;
  const answer = last(here);
  expect(answer).toMatchObject({ state: 'stopped', broken: true });
  if (!answer) throw new Error('no answer');
  await here.store.resume(answer, WHOLE_ARCHIVE);
  expect(last(here)).toEqual(answer);
  open.mockImplementation(async () => kept(`${START}Molto`, 'stopped'));
  void here.store.resume(answer, WHOLE_ARCHIVE);
  await settled();
  expect(here.deps.ask).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: 'Quanto costano?', replacedAnswerId: 31 }),
    expect.anything(),
  );
});

test.each<['complete' | 'stopped']>([
  ['complete'],
  ['stopped'],
])('RAG-05 a question asked while an answer is resumed stays, though the stored answer is %s', async (state) => {
  let answerOpening: (chat: ReaderChat) => void = () => undefined;
  const opened = new Promise<ReaderChat>((resolve) => {
    answerOpening = resolve;
  });
  const open = vi.fn(async () => kept(`${START}Molto`, 'stopped'));
  const { here, asked } = await cutShort({ open });
  await asked;
  const answer = last(here);
  if (!answer) throw new Error('no answer');
  open.mockImplementation(() => opened);
  const resumed = here.store.resume(answer, WHOLE_ARCHIVE);
  here.deps.ask.mockImplementation(() => line().read(new AbortController().signal));
  void here.store.ask('E quando?', WHOLE_ARCHIVE);
  const messages = () => here.store.current().messages.map(({ content }) => content);
  const before = messages();
  answerOpening(kept(`${START}Molto`, state));
  await resumed;
  await settled();
  expect(messages()).toEqual(before);
  expect(here.deps.ask).toHaveBeenCalledTimes(2);
});

test('RAG-05 a reader can stop an answer that is being resumed', async () => {
  const pause = (_ms: number, stop: AbortSignal) =>
    new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
  const { here, asked } = await cutShort({ pause });
  await settled();
  expect(here.store.current().streaming).toBe('resuming');
  here.store.stop();
  await asked;
  expect(last(here)).toMatchObject({ state: 'stopped', broken: false, content: `${START}Molto` });
  expect(here.deps.open).not.toHaveBeenCalled();
});

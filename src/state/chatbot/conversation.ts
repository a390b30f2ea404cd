import type { ApiErrorKind } from '#domain/api-error.ts';
import { readAnswer, relatedIdsOf } from '#domain/chatbot/answer-text.ts';
import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import {
  type AnswerVote,
  type ChatMessage,
  NEW_CHAT_ID,
  type ReaderChat,
} from '#domain/chatbot/reader-chats.ts';
import { type ChatHistory, listedAgain, NO_HISTORY, withNewChat, withoutNewChat } from './history.ts';

/** Why a question was not answered at all. `waitS`: seconds until another one is taken. */
export type Refusal = { kind: ApiErrorKind; waitS: number | null };

/** Something that was said, as the page holds it. */
export type ConversationMessage = Pick<
  ChatMessage,
  'role' | 'content' | 'date' | 'state' | 'vote' | 'reason'
> & {
  /** Names it on this page. */
  key: number;
  /** The server's number; null until it is told. */
  id: number | null;
  /** It was said on this page: what failed can be tried again later. RAG-05 */
  live: boolean;
  refusal: Refusal | null;
  /** Its line broke, and it stands half-way. */
  broken: boolean;
};

/** The answer is waited for, is being written, or is taken up after its line broke. RAG-04 */
export type Streaming = 'idle' | 'waiting' | 'writing' | 'resuming';

export type Conversation = {
  kind: ChatbotKind;
  input: string;
  history: ChatHistory;
  /** Null where none is open; `NEW_CHAT_ID` until the server has given it a number. */
  chatId: number | null;
  title: string;
  messages: readonly ConversationMessage[];
  /** The chat that is open is on its way, or why it could not be had. */
  opening: 'no' | 'yes' | ApiErrorKind;
  streaming: Streaming;
};

/** A kind as it is entered: nothing said, nothing typed, its history to be asked for. RAG-03 */
export const blank = (kind: ChatbotKind): Conversation => ({
  kind,
  input: '',
  history: NO_HISTORY,
  ...noChat(),
});

const noChat = () => ({
  ...({ chatId: null, title: '', messages: [], opening: 'no', streaming: 'idle' } as const),
});

/** No chat is open; what is typed stays. */
export const withNoChat = (current: Conversation): Conversation => ({
  ...current,
  ...noChat(),
  history: withoutNewChat(current.history),
});

export const openingChat = (current: Conversation, id: number): Conversation => ({
  ...withNoChat(current),
  chatId: id,
  opening: 'yes',
});

export const notOpened = (current: Conversation, why: ApiErrorKind): Conversation => ({
  ...current,
  // What the device had stays, unless there is no such chat any more.
  ...(why === 'not-found' && { title: '', messages: [] }),
  opening: current.messages.length > 0 && why !== 'not-found' ? 'no' : why,
});

/** A past chat, as the server or the device tells it. */
export const withChat = (current: Conversation, chat: ReaderChat): Conversation => ({
  ...current,
  chatId: chat.id,
  title: chat.title,
  opening: 'no',
  streaming: 'idle',
  messages: chat.messages.map((message) => ({
    key: message.id,
    id: message.id,
    role: message.role,
    content: message.content,
    date: message.date,
    state: message.role === 'user' ? 'complete' : message.state,
    vote: message.vote,
    reason: message.reason,
    live: false,
    refusal: null,
    broken: false,
  })),
});

type Asked = { text: string; now: string; instead: ConversationMessage | null };

/** A question is on its way: it stands in the conversation, and a place for its answer below. RAG-03, RAG-04 */
export function asked(current: Conversation, { text, now, instead }: Asked): Conversation {
  const at = instead ? current.messages.findIndex(({ key }) => key === instead.key) : -1;
  const before = at < 0 ? current.messages : current.messages.slice(0, at);
  const key = 1 + Math.max(0, ...current.messages.map((said) => said.key));
  const fresh = { id: null, date: now, vote: null, reason: null, live: true, refusal: null, broken: false };
  const question: ConversationMessage = { ...fresh, key, role: 'user', content: text, state: 'complete' };
  const answer = { ...question, key: key + 1, role: 'assistant', content: '', state: 'writing' } as const;
  const isNew = current.chatId === null || current.chatId === NEW_CHAT_ID;
  return {
    ...current,
    input: instead ? current.input : '',
    chatId: isNew ? NEW_CHAT_ID : current.chatId,
    history: isNew ? withNewChat(current.history, now) : current.history,
    messages: at < 0 ? [...before, question, answer] : [...before, answer],
    streaming: 'waiting',
  };
}

type Change = (last: ConversationMessage) => ConversationMessage;

const changeLast = (messages: Conversation['messages'], change: Change): Conversation['messages'] => {
  const last = messages.at(-1);
  return last ? [...messages.slice(0, -1), change(last)] : messages;
};

/** A chunk of the answer. The first one tells which chat it is. RAG-03, RAG-04 */
export function heard(current: Conversation, chunk: string): Conversation {
  const messages = changeLast(current.messages, (last) => ({ ...last, content: last.content + chunk }));
  const answer = messages.at(-1);
  const told = { ...current, messages, streaming: 'writing' as const };
  // Read once, when its number comes, not again with every chunk.
  if (!answer || answer.id !== null) return told;
  const { start } = readAnswer(answer.content);
  if (!start) return told;
  return {
    ...told,
    chatId: start.chatId,
    title: current.title || start.title,
    messages: changeLast(messages, (last) => ({ ...last, id: start.messageId })),
    history: listedAgain(current.history, {
      id: start.chatId,
      title: current.title || start.title,
      date: answer.date,
      temporary: true,
    }),
  };
}

/**
 * How an answer has come to its end: it was told to the end of the stream, the reader stopped it, it stands half-way because
 * the line broke, it was refused.
 */
export type Outcome = 'told' | 'stopped' | 'broken' | Refusal;

/** Whether the line broke after the first words: the stream ended without an end, or in an error that is not the server's. */
export function isCut({ messages }: Pick<Conversation, 'messages'>, outcome: Outcome): boolean {
  if (outcome === 'stopped') return false;
  const { start, end, error } = readAnswer(messages.at(-1)?.content ?? '');
  return start !== null && end === null && error === null;
}

export const resuming = (current: Conversation): Conversation => ({ ...current, streaming: 'resuming' });

/** What the server has of the answer that is taken up; what is here already is never less. */
export const takenUp = (current: Conversation, { content, state }: ChatMessage): Conversation => ({
  ...current,
  messages: changeLast(current.messages, (last) =>
    state === 'complete' || state === 'failed' || content.length > last.content.length
      ? { ...last, content }
      : last,
  ),
});

/** The server has taken nothing of the question: an answer that it was to replace is still there. */
const isUntaken = (outcome: Outcome): outcome is Refusal =>
  typeof outcome === 'object' && (outcome.kind === 'unavailable' || outcome.kind === 'too-many-attempts');

/**
 * What was written stays, whatever became of it. RAG-05
 * @param replaced the answer that this one was to take the place of, by its number
 */
export function ended(current: Conversation, outcome: Outcome, replaced: number | null = null): Conversation {
  const messages = changeLast(current.messages, (last) => ({
    ...last,
    id: isUntaken(outcome) ? (last.id ?? replaced) : last.id,
    state: stateAfter(last, outcome),
    refusal: typeof outcome === 'object' ? outcome : null,
    broken: outcome === 'broken' && stateAfter(last, outcome) === 'stopped',
  }));
  const hasNumber = current.chatId !== NEW_CHAT_ID;
  return {
    ...current,
    messages,
    streaming: 'idle',
    chatId: hasNumber ? current.chatId : null,
    history: withoutNewChat(current.history),
  };
}

function stateAfter({ content }: ConversationMessage, outcome: Outcome): ConversationMessage['state'] {
  const { end, error } = readAnswer(content);
  if (error !== null) return 'failed';
  if (end !== null) return 'complete';
  return outcome === 'stopped' || outcome === 'broken' ? 'stopped' : 'failed';
}

export const voted = (
  current: Conversation,
  messageId: number,
  { vote, reason }: { vote: AnswerVote; reason: string | null },
): Conversation => ({
  ...current,
  messages: current.messages.map((said) => (said.id === messageId ? { ...said, vote, reason } : said)),
});

/** Articles that the conversation cites, each once. RAG-06 */
export const relatedIdsIn = ({ messages }: Pick<Conversation, 'messages'>): number[] => [
  ...new Set(
    messages.flatMap(({ role, content }) => (role === 'assistant' ? relatedIdsOf(readAnswer(content)) : [])),
  ),
];

/** The question that an answer was given to. */
export function questionOf(
  { messages }: Pick<Conversation, 'messages'>,
  answer: ConversationMessage,
): ConversationMessage | undefined {
  const at = messages.findIndex(({ key }) => key === answer.key);
  return messages.slice(0, Math.max(0, at)).findLast(({ role }) => role === 'user');
}

/** The open chat, for the device to keep; null where it has no number or is not whole. */
export function chatToKeep(current: Conversation): ReaderChat | null {
  const { kind, chatId, title, messages } = current;
  if (chatId === null || chatId === NEW_CHAT_ID || current.streaming !== 'idle') return null;
  const said = messages.map(
    ({ key, live: _live, refusal: _refusal, broken: _broken, id, ...message }): ChatMessage => ({
      ...message,
      id: id ?? -key,
      relatedIds: relatedIdsOf(readAnswer(message.content)),
      extractedData: readAnswer(message.content).end?.extractedData ?? {},
    }),
  );
  return { id: chatId, kind, title, messages: said };
}

import type { ApiErrorKind } from '#domain/api-error.ts';
import { readAnswer, relatedIdsOf } from '#domain/chatbot/answer-text.ts';
import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import {
  type AnswerVote,
  type ChatMessage,
  NEW_CHAT_ID,
  type ReaderChat,
} from '#domain/chatbot/reader-chats.ts';
import { CHATS_NOT_LOADED, type ChatHistory, withChatOnTop, withNewChat, withoutNewChat } from './history.ts';

/** Why a question was not answered at all. `waitS`: seconds until the next question is accepted. */
export type Refusal = { kind: ApiErrorKind; waitS: number | null };

/** A message as the page holds it. */
export type ConversationMessage = Pick<
  ChatMessage,
  'role' | 'content' | 'date' | 'state' | 'vote' | 'reason'
> & {
  /** Identifies the message on this page. */
  key: number;
  /** The server's number; null until it is known. */
  id: number | null;
  /** The message was sent or received on this page: a failed one can be retried later. RAG-05 */
  live: boolean;
  refusal: Refusal | null;
  /** The connection broke, and the answer is incomplete. */
  broken: boolean;
};

/** The answer is pending, is being written, or is being resumed after its connection broke. RAG-04 */
export type Streaming = 'idle' | 'waiting' | 'writing' | 'resuming';

export type Conversation = {
  kind: ChatbotKind;
  input: string;
  history: ChatHistory;
  /** Null where no chat is open; `NEW_CHAT_ID` until the server has given it a number. */
  chatId: number | null;
  title: string;
  messages: readonly ConversationMessage[];
  /** Whether the open chat is loading, or why it could not be loaded. */
  opening: 'no' | 'yes' | ApiErrorKind;
  streaming: Streaming;
};

/** A kind's initial state: no messages, no draft, its history not loaded yet. RAG-03 */
export const blank = (kind: ChatbotKind): Conversation => ({
  kind,
  input: '',
  history: CHATS_NOT_LOADED,
  ...noChat(),
});

const noChat = () => ({ chatId: null, title: '', messages: [], opening: 'no', streaming: 'idle' }) as const;

/** Closes the open chat; the draft stays. */
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

export const withOpeningFailure = (current: Conversation, failure: ApiErrorKind): Conversation => ({
  ...current,
  // Contents from the device stay, unless the chat no longer exists.
  ...(failure === 'not-found' && { title: '', messages: [] }),
  opening: current.messages.length > 0 && failure !== 'not-found' ? 'no' : failure,
});

/** A past chat, from the server or the device. */
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

type NewQuestion = { text: string; now: string; replaced: ConversationMessage | null };

/** Adds a question that is being sent, with an empty answer below it. RAG-03, RAG-04 */
export function withQuestion(current: Conversation, { text, now, replaced }: NewQuestion): Conversation {
  const index = replaced ? current.messages.findIndex(({ key }) => key === replaced.key) : -1;
  const before = index < 0 ? current.messages : current.messages.slice(0, index);
  const key = 1 + Math.max(0, ...current.messages.map((message) => message.key));
  const common = { id: null, date: now, vote: null, reason: null, live: true, refusal: null, broken: false };
  const question: ConversationMessage = { ...common, key, role: 'user', content: text, state: 'complete' };
  const answer = { ...question, key: key + 1, role: 'assistant', content: '', state: 'writing' } as const;
  const isNew = current.chatId === null || current.chatId === NEW_CHAT_ID;
  return {
    ...current,
    input: replaced ? current.input : '',
    chatId: isNew ? NEW_CHAT_ID : current.chatId,
    history: isNew ? withNewChat(current.history, now) : current.history,
    messages: index < 0 ? [...before, question, answer] : [...before, answer],
    streaming: 'waiting',
  };
}

type Change = (last: ConversationMessage) => ConversationMessage;

const changeLast = (messages: Conversation['messages'], change: Change): Conversation['messages'] => {
  const last = messages.at(-1);
  return last ? [...messages.slice(0, -1), change(last)] : messages;
};

/** Adds a chunk of the answer. The first one gives the chat's number. RAG-03, RAG-04 */
export function withChunk(current: Conversation, chunk: string): Conversation {
  const messages = changeLast(current.messages, (last) => ({ ...last, content: last.content + chunk }));
  const answer = messages.at(-1);
  const writing = { ...current, messages, streaming: 'writing' as const };
  // The number is read once, not with every chunk.
  if (!answer || answer.id !== null) return writing;
  const { start } = readAnswer(answer.content);
  if (!start) return writing;
  return {
    ...writing,
    chatId: start.chatId,
    title: current.title || start.title,
    messages: changeLast(messages, (last) => ({ ...last, id: start.messageId })),
    history: withChatOnTop(current.history, {
      id: start.chatId,
      title: current.title || start.title,
      date: answer.date,
      temporary: true,
    }),
  };
}

/** How an answer ended: by itself, stopped by the reader, cut by a broken connection, or refused. */
export type Outcome = 'ended' | 'stopped' | 'broken' | Refusal;

/**
 * Whether the connection broke after the first words: the stream ended without an end, or in an error that is not the
 * server's.
 */
export function isInterrupted({ messages }: Pick<Conversation, 'messages'>, outcome: Outcome): boolean {
  if (outcome === 'stopped') return false;
  const { start, end, error } = readAnswer(messages.at(-1)?.content ?? '');
  return start !== null && end === null && error === null;
}

export const withResuming = (current: Conversation): Conversation => ({ ...current, streaming: 'resuming' });

/** Applies the server's version of an answer that is being resumed; text that is shown is never shortened. */
export const withServerAnswer = (current: Conversation, { content, state }: ChatMessage): Conversation => ({
  ...current,
  messages: changeLast(current.messages, (last) =>
    state === 'complete' || state === 'failed' || content.length > last.content.length
      ? { ...last, content }
      : last,
  ),
});

/** Whether the server did not accept the question: an answer that it was to replace still exists. */
const isNotAccepted = (outcome: Outcome): outcome is Refusal =>
  typeof outcome === 'object' && (outcome.kind === 'unavailable' || outcome.kind === 'too-many-attempts');

/**
 * Ends an answer; the written text stays in every case. RAG-05
 * @param replaced number of the answer that this one was to replace
 */
export function withEndedAnswer(
  current: Conversation,
  outcome: Outcome,
  replaced: number | null = null,
): Conversation {
  const messages = changeLast(current.messages, (last) => ({
    ...last,
    id: isNotAccepted(outcome) ? (last.id ?? replaced) : last.id,
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

export const withVote = (
  current: Conversation,
  messageId: number,
  { vote, reason }: { vote: AnswerVote; reason: string | null },
): Conversation => ({
  ...current,
  messages: current.messages.map((message) =>
    message.id === messageId ? { ...message, vote, reason } : message,
  ),
});

/** Articles that the conversation cites, each once. RAG-06 */
export const relatedIdsIn = ({ messages }: Pick<Conversation, 'messages'>): number[] => [
  ...new Set(
    messages.flatMap(({ role, content }) => (role === 'assistant' ? relatedIdsOf(readAnswer(content)) : [])),
  ),
];

/** The question to which an answer belongs. */
export function questionOf({ messages }: Pick<Conversation, 'messages'>, answer: ConversationMessage) {
  const index = messages.findIndex(({ key }) => key === answer.key);
  return messages.slice(0, Math.max(0, index)).findLast(({ role }) => role === 'user');
}

/** The open chat, to be saved on the device; null without a number, or while an answer is streaming. */
export function chatToSave(current: Conversation): ReaderChat | null {
  const { kind, chatId, title, messages } = current;
  if (chatId === null || chatId === NEW_CHAT_ID || current.streaming !== 'idle') return null;
  const savedMessages = messages.map(
    ({ key, live: _live, refusal: _refusal, broken: _broken, id, ...message }): ChatMessage => ({
      ...message,
      id: id ?? -key,
      relatedIds: relatedIdsOf(readAnswer(message.content)),
      extractedData: readAnswer(message.content).end?.extractedData ?? {},
    }),
  );
  return { id: chatId, kind, title, messages: savedMessages };
}

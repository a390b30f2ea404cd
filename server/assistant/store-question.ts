import { readAnswer, relatedIdsOf } from '#domain/chatbot/answer-text.ts';
import { CHAT_TITLE_LENGTH, type ChatbotKind } from '#domain/chatbot/kinds.ts';
import { shortened } from '#domain/graphemes.ts';
import type { Day } from '#domain/newsstand.ts';
import { type ChatbotContext, ownerOf } from './chatbot-context.ts';
import {
  type AddedQuestion,
  addQuestion,
  type ChatbotChat,
  type ChatbotRow,
  cutChatAt,
  findChatbotChat,
  latestChatbotMessages,
  openChatbotChat,
  type RemovedMessages,
  undoQuestion,
} from './db/chatbot-chats.ts';
import { takeBackQuestion } from './question-limit.ts';
import { MAX_EARLIER_QUESTIONS } from './understanding/read-question.ts';

/** A question as the reader sends it. */
export type Question = {
  kind: ChatbotKind;
  /** 0 begins a new chat. */
  chatId: number;
  text: string;
  /** Id of the answer in that chat which the new answer replaces. */
  replacedAnswerId: number | null;
  scope: { from?: Day; to?: Day; sections: string[]; editions: string[] };
};

/** A stored question, whose answer is not written yet. */
export type StoredQuestion = AddedQuestion & {
  chat: ChatbotChat;
  /** The reader's latest questions in the chat before this one, the latest last. */
  earlierQuestions: readonly string[];
  /** Ids of the articles cited by the latest answer that cites any, in its order. */
  cited: readonly number[];
  /** What was removed from the chat because this question replaces it. */
  removed: RemovedMessages;
};

const NOTHING: RemovedMessages = { messages: [], links: [] };

/**
 * Stores a question. @returns null if the chat, or the answer to be replaced, is not this reader's or of another kind
 */
export async function storeQuestion(
  context: ChatbotContext,
  question: Question,
): Promise<StoredQuestion | null> {
  const { kind, chatId, replacedAnswerId, text } = question;
  const { now } = context;
  const owner = ownerOf(context);
  return await context.orm.transaction(async (tx) => {
    const chat =
      chatId === 0
        ? await openChatbotChat(tx, owner, { kind, title: titleOf(text), now })
        : await findChatbotChat(tx, owner, chatId);
    if (chat?.kind !== kind) return null;
    const removed = replacedAnswerId === null ? NOTHING : await cutChatAt(tx, chat.id, replacedAnswerId);
    if (removed === null) return null;
    const messages = await latestChatbotMessages(tx, chat.id, 2 * MAX_EARLIER_QUESTIONS);
    const earlierQuestions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    return {
      chat,
      earlierQuestions,
      cited: latestCited(messages),
      removed,
      ...(await addQuestion(tx, chat.id, text, now)),
    };
  });
}

/** Ids of the articles that the latest answer with citations cites; answers before it are not read. */
function latestCited(messages: readonly ChatbotRow[]): readonly number[] {
  for (const { role, content } of messages.toReversed()) {
    const ids = role === 'assistant' ? relatedIdsOf(readAnswer(content)) : [];
    if (ids.length > 0) return ids;
  }
  return [];
}

/** Removes a question and its count, as if it had not been asked; used if it could not be searched for. */
export async function discardQuestion(
  { orm, identity, session }: ChatbotContext,
  { chat, ...stored }: StoredQuestion,
): Promise<void> {
  await undoQuestion(orm, chat, stored);
  await takeBackQuestion(identity, session.readerId);
}

/** The title of a chat until its reader changes it: the first question, cut between words. */
const titleOf = (question: string): string =>
  shortened(question.replace(/\s+/g, ' ').trim(), CHAT_TITLE_LENGTH.max);

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
  openChatbotChat,
  readChatbotMessages,
  undoQuestion,
} from './db/chatbot-chats.ts';
import { takeBackQuestion } from './question-limit.ts';

/** A question as it arrived. */
export type Question = {
  kind: ChatbotKind;
  /** 0 begins a new chat. */
  chatId: number;
  text: string;
  /** Id of the answer in that chat which the new answer replaces. */
  insteadOf: number | null;
  scope: { from?: Day; to?: Day; sections: string[]; editions: string[] };
};

/** A stored question, with its answer still to be written, and the messages that were cut from the chat for it. */
export type StoredQuestion = AddedQuestion & {
  chat: ChatbotChat;
  before: readonly string[];
  /** Articles cited by the latest answer that cites any, in its order. */
  cited: readonly number[];
  cut: readonly ChatbotRow[];
};

/**
 * Stores a question. @returns null if the chat, or the answer to be replaced, is not this reader's or of another kind
 */
export async function storeQuestion(
  context: ChatbotContext,
  question: Question,
): Promise<StoredQuestion | null> {
  const { kind, chatId, insteadOf, text } = question;
  const { now } = context;
  const owner = ownerOf(context);
  return await context.orm.transaction(async (tx) => {
    const chat =
      chatId === 0
        ? await openChatbotChat(tx, owner, { kind, title: titleOf(text), now })
        : await findChatbotChat(tx, owner, chatId);
    if (chat?.kind !== kind) return null;
    const cut = insteadOf === null ? [] : await cutChatAt(tx, chat.id, insteadOf);
    if (cut === null) return null;
    const said = await readChatbotMessages(tx, chat.id);
    const before = said.filter(({ role }) => role === 'user').map(({ content }) => content);
    const answers = said.filter(({ role }) => role === 'assistant');
    const cited = answers
      .map(({ content }) => relatedIdsOf(readAnswer(content)))
      .findLast((ids) => ids.length > 0);
    return { chat, before, cited: cited ?? [], cut, ...(await addQuestion(tx, chat.id, text, now)) };
  });
}

/** Removes a question and its count, as if it had not been asked; used if nothing was searched for it. */
export async function discardQuestion(
  { orm, identity, session }: ChatbotContext,
  { chat, ...taken }: StoredQuestion,
): Promise<void> {
  await undoQuestion(orm, chat, taken);
  await takeBackQuestion(identity, session.readerId);
}

/** The title of a chat until its reader changes it: the first question, cut between words. */
const titleOf = (question: string): string =>
  shortened(question.replace(/\s+/g, ' ').trim(), CHAT_TITLE_LENGTH.max);

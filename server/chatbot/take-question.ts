import { CHAT_TITLE_LENGTH, type ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { Day } from '#domain/newsstand.ts';
import {
  addQuestion,
  type ChatbotChat,
  cutChatAt,
  findChatbotChat,
  openChatbotChat,
  readChatbotMessages,
} from '../db/chatbot-chats.ts';
import { type ChatbotVisit, ownerOf } from './chatbot-visit.ts';

/** A question as it came in. */
export type Question = {
  kind: ChatbotKind;
  /** 0 begins a chat. */
  chatId: number;
  text: string;
  /** An answer of that chat whose place this one takes. */
  insteadOf: number | null;
  scope: { from?: Day; to?: Day; sections: string[]; editions: string[] };
};

/** A question that is written down, with the answer that is to come. */
export type Taken = { chat: ChatbotChat; answerId: number; before: readonly string[] };

/**
 * Writes a question down. @returns null where the chat, or the answer that is to be replaced, is none of this reader's, or
 * of another kind
 */
export async function takeQuestion(visit: ChatbotVisit, question: Question): Promise<Taken | null> {
  const { kind, chatId, insteadOf, text } = question;
  const { now } = visit;
  const owner = ownerOf(visit);
  return await visit.orm.transaction(async (tx) => {
    const chat =
      chatId === 0
        ? await openChatbotChat(tx, owner, { kind, title: titleOf(text), now })
        : await findChatbotChat(tx, owner, chatId);
    if (chat?.kind !== kind) return null;
    if (insteadOf !== null && !(await cutChatAt(tx, chat.id, insteadOf))) return null;
    const said = await readChatbotMessages(tx, chat.id);
    const before = said.filter(({ role }) => role === 'user').map(({ content }) => content);
    return { chat, before, answerId: await addQuestion(tx, chat.id, text, now) };
  });
}

/** What a chat is called until its reader calls it otherwise: the first question, cut between words. */
function titleOf(question: string): string {
  const { max } = CHAT_TITLE_LENGTH;
  const words = question.replace(/\s+/g, ' ').trim();
  if (words.length <= max) return words;
  const cut = words.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}

import { atom, getDefaultStore } from 'jotai';
import { errorKindOf } from '#domain/api-error.ts';
import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import {
  type AnswerVote,
  type ChatbotQuestion,
  type ChatbotScope,
  type ChatSummary,
  NEW_CHAT_ID,
  type ReaderChat,
} from '#domain/chatbot/reader-chats.ts';
import { logError } from '../log.ts';
import type { ChatbotDeps } from './chatbot-deps.ts';
import * as talk from './conversation.ts';
import * as list from './history.ts';
import { refusalIn } from './refusal-in.ts';
import { resumeAnswer } from './resume-answer.ts';
import { succeeded } from './succeeded.ts';

export type ChatbotStore = ReturnType<typeof createChatbot>;

const logged = (error: unknown) => logError('chatbot', error);

/** Store of one conversation at a time, of one kind. RAG-01…RAG-05 */
export function createChatbot(deps: ChatbotDeps) {
  const store = getDefaultStore();
  const conversationAtom = atom(talk.blank('digital'));
  const current = () => store.get(conversationAtom);
  const publish = (next: talk.Conversation) => store.set(conversationAtom, next);
  let begun = false;
  /** Number of list requests: an answer counts only if no later one was made. */
  let listings = 0;
  /** Aborts the answer that is streaming. */
  let answering: AbortController | null = null;

  /** The reader goes elsewhere, so the answer is aborted. */
  function leaveAnswer() {
    answering?.abort();
    answering = null;
  }

  async function loadHistory(): Promise<void> {
    const { kind } = current();
    listings += 1;
    const own = listings;
    const isHere = () => current().kind === kind && own === listings;
    const fromDevice = deps.kept.list(kind).then((chats) => {
      if (chats && isHere() && current().history.chats === null)
        publish({ ...current(), history: { ...current().history, chats } });
    }, logged);
    try {
      const chats = await deps.list(kind);
      if (!isHere()) return;
      publish({ ...current(), history: list.toldHistory(current().history, chats) });
      deps.kept.keepList(kind, chats).catch(logged);
    } catch (error) {
      await fromDevice;
      if (isHere())
        publish({ ...current(), history: list.failedHistory(current().history, errorKindOf(error)) });
    }
  }

  async function loadChat(id: number): Promise<void> {
    const isHere = () => current().chatId === id && answering === null;
    let told = false;
    const take = (chat: ReaderChat | null) => {
      if (!chat || told || !isHere()) return;
      if (chat.kind === current().kind) publish(talk.withChat(current(), chat));
      else publish(talk.notOpened(current(), 'not-found'));
    };
    const fromDevice = deps.kept.chat(id).then(take, logged);
    try {
      const chat = await deps.open(id);
      take(chat);
      told = true;
      deps.kept.keepChat(chat).catch(logged);
    } catch (error) {
      await fromDevice;
      if (isHere()) publish(talk.notOpened(current(), errorKindOf(error)));
    }
  }

  /** Shows the chat of the address. If it is shown already it is not loaded again. RAG-03 */
  function show(kind: ChatbotKind, chatId: number | null): void {
    if (!begun || kind !== current().kind) {
      begun = true;
      leaveAnswer();
      publish(talk.blank(kind));
      void loadHistory();
    }
    if (chatId === (current().chatId === NEW_CHAT_ID ? null : current().chatId)) return;
    leaveAnswer();
    if (chatId === null) {
      publish(talk.withNoChat(current()));
      return;
    }
    publish(talk.openingChat(current(), chatId));
    void loadChat(chatId);
  }

  function hear(chunk: string) {
    const before = current().chatId;
    publish(talk.heard(current(), chunk));
    const { kind, chatId } = current();
    if (chatId !== before && chatId !== null) deps.onNumber(kind, chatId);
  }

  async function listen(question: ChatbotQuestion, own: AbortController): Promise<talk.Outcome> {
    try {
      for await (const chunk of deps.ask(question, own.signal)) {
        if (answering !== own) break;
        hear(chunk);
      }
      return own.signal.aborted ? 'stopped' : 'told';
    } catch (error) {
      logged(error);
      return refusalIn(error);
    }
  }

  /** Resumes an answer by itself if its connection broke after the first words. RAG-05 */
  async function resumeByItself(outcome: talk.Outcome, own: AbortController): Promise<talk.Outcome> {
    const answerId = current().messages.at(-1)?.id ?? null;
    const { chatId } = current();
    if (!talk.isInterrupted(current(), outcome) || answerId === null || chatId === null) return outcome;
    publish(talk.resuming(current()));
    const taken = await resumeAnswer(deps, { chatId, answerId, stop: own.signal }, (answer) => {
      if (answering === own) publish(talk.takenUp(current(), answer));
    });
    return taken === 'gone' ? outcome : taken;
  }

  /** @param instead an answer that the new one replaces */
  async function ask(
    text: string,
    scope: ChatbotScope,
    instead: talk.ConversationMessage | null = null,
  ): Promise<void> {
    leaveAnswer();
    const own = new AbortController();
    answering = own;
    const chatId = current().chatId ?? NEW_CHAT_ID;
    publish(talk.asked(current(), { text, now: deps.now().toISOString(), instead }));
    const question = { kind: current().kind, chatId, text, insteadOf: instead?.id ?? null, scope };
    const told = await listen(question, own);
    if (answering !== own) return;
    const outcome = await resumeByItself(told, own);
    if (answering !== own) return;
    answering = null;
    publish(talk.ended(current(), outcome, instead?.id));
    const chat = talk.chatToKeep(current());
    if (chat) deps.kept.keepChat(chat).catch(logged);
    await loadHistory();
  }

  /** Asks the same question again. RAG-05 */
  function retry(answer: talk.ConversationMessage, scope: ChatbotScope): Promise<void> {
    const question = talk.questionOf(current(), answer);
    return question ? ask(question.content, scope, answer) : Promise.resolve();
  }

  /** Resumes an incomplete answer: it may be complete on the server by now; else the question is asked again. */
  async function resume(answer: talk.ConversationMessage, scope: ChatbotScope): Promise<void> {
    const { chatId } = current();
    if (chatId === null) return;
    try {
      const chat = await deps.open(chatId);
      if (current().chatId !== chatId) return;
      const kept = chat.messages.find(({ id }) => id === answer.id);
      if (kept?.state !== 'complete') return await retry(answer, scope);
      publish(talk.withChat(current(), chat));
      deps.kept.keepChat(chat).catch(logged);
    } catch (error) {
      // The text stays: offline nothing is requested.
      logged(error);
    }
  }

  return {
    atom: conversationAtom,
    current,
    show,
    ask,
    type: (input: string) => publish({ ...current(), input }),
    /** The written text stays. RAG-05 */
    stop: () => answering?.abort(),
    leave: leaveAnswer,
    /** Starts a new chat, even while an answer is streaming. RAG-03 */
    anew() {
      leaveAnswer();
      publish(talk.withNoChat(current()));
    },
    retry,
    resume,
    loadHistory,
    reopen() {
      const { chatId } = current();
      if (chatId === null || chatId === NEW_CHAT_ID) return;
      publish({ ...current(), opening: current().messages.length > 0 ? 'no' : 'yes' });
      void loadChat(chatId);
    },
    /** False if it was not done. RAG-02, RAG-03 */
    async remove({ id }: Pick<ChatSummary, 'id'>): Promise<boolean> {
      const { kind } = current();
      if (!(await succeeded(deps.remove(kind, id)))) return false;
      if (current().kind !== kind) return true;
      if (current().chatId === id) {
        leaveAnswer();
        publish(talk.withNoChat(current()));
      }
      publish({ ...current(), history: list.unlisted(current().history, id) });
      void loadHistory();
      return true;
    },
    async restore(kind: ChatbotKind, id: number): Promise<boolean | 'too-late'> {
      try {
        await deps.restore(kind, id);
      } catch (error) {
        logged(error);
        return errorKindOf(error) === 'not-found' ? 'too-late' : false;
      }
      await loadHistory();
      return true;
    },
    async rename(id: number, title: string): Promise<boolean> {
      const { kind } = current();
      if (!(await succeeded(deps.rename(kind, { id, title })))) return false;
      const named = current().chatId === id ? { title } : {};
      publish({ ...current(), ...named, history: list.renamedIn(current().history, id, title) });
      return true;
    },
    /** Shown immediately, and taken back if it could not be saved. */
    async rate(answer: talk.ConversationMessage, vote: AnswerVote, reason: string): Promise<boolean> {
      const { id: messageId } = answer;
      const { chatId } = current();
      if (messageId === null || chatId === null) return false;
      publish(talk.voted(current(), messageId, { vote, reason: reason || null }));
      const done = await succeeded(deps.rate({ chatId, messageId, vote, reason }));
      if (!done) publish(talk.voted(current(), messageId, answer));
      return done;
    },
  };
}

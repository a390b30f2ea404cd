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

const logFailure = (error: unknown) => logError('chatbot', error);

/** Store of one conversation at a time, of one kind. RAG-01…RAG-05 */
export function createChatbot(deps: ChatbotDeps) {
  const store = getDefaultStore();
  const conversationAtom = atom(talk.blank('digital'));
  const current = () => store.get(conversationAtom);
  const publish = (next: talk.Conversation) => store.set(conversationAtom, next);
  let hasBegun = false;
  /** Number of list requests: an answer counts only if no later one was made. */
  let listRequestCount = 0;
  /** Number of questions asked: what was loaded before the last one must not replace it. */
  let questionCount = 0;
  /** Aborts the answer that is streaming. */
  let answering: AbortController | null = null;

  /** Aborts the streaming answer, because the reader goes elsewhere. */
  function abortAnswer() {
    answering?.abort();
    answering = null;
  }

  async function loadHistory(): Promise<void> {
    const { kind } = current();
    listRequestCount += 1;
    const request = listRequestCount;
    const isCurrent = () => current().kind === kind && request === listRequestCount;
    const fromDevice = deps.saved.list(kind).then((chats) => {
      if (chats && isCurrent() && current().history.chats === null)
        publish({ ...current(), history: { ...current().history, chats } });
    }, logFailure);
    try {
      const chats = await deps.list(kind);
      if (!isCurrent()) return;
      publish({ ...current(), history: list.withServerList(current().history, chats) });
      deps.saved.saveList(kind, chats).catch(logFailure);
    } catch (error) {
      await fromDevice;
      if (isCurrent())
        publish({ ...current(), history: list.withFailure(current().history, errorKindOf(error)) });
    }
  }

  async function loadChat(id: number): Promise<void> {
    const questionsBefore = questionCount;
    const isCurrent = () =>
      current().chatId === id && answering === null && questionCount === questionsBefore;
    let hasServerAnswered = false;
    const showChat = (chat: ReaderChat | null) => {
      if (!chat || hasServerAnswered || !isCurrent()) return;
      if (chat.kind === current().kind) publish(talk.withChat(current(), chat));
      else publish(talk.withOpeningFailure(current(), 'not-found'));
    };
    const fromDevice = deps.saved.chat(id).then(showChat, logFailure);
    try {
      const chat = await deps.open(id);
      showChat(chat);
      hasServerAnswered = true;
      deps.saved.saveChat(chat).catch(logFailure);
    } catch (error) {
      await fromDevice;
      if (isCurrent()) publish(talk.withOpeningFailure(current(), errorKindOf(error)));
    }
  }

  /** Shows the chat of the address. If it is shown already it is not loaded again. RAG-03 */
  function show(kind: ChatbotKind, chatId: number | null): void {
    if (!hasBegun || kind !== current().kind) {
      hasBegun = true;
      abortAnswer();
      publish(talk.blank(kind));
      void loadHistory();
    }
    if (chatId === (current().chatId === NEW_CHAT_ID ? null : current().chatId)) return;
    abortAnswer();
    if (chatId === null) {
      publish(talk.withNoChat(current()));
      return;
    }
    publish(talk.openingChat(current(), chatId));
    void loadChat(chatId);
  }

  function addChunk(chunk: string) {
    const before = current().chatId;
    publish(talk.withChunk(current(), chunk));
    const { kind, chatId } = current();
    if (chatId !== before && chatId !== null) deps.onNumber(kind, chatId);
  }

  async function readStream(question: ChatbotQuestion, controller: AbortController): Promise<talk.Outcome> {
    try {
      for await (const chunk of deps.ask(question, controller.signal)) {
        if (answering !== controller) break;
        addChunk(chunk);
      }
      return controller.signal.aborted ? 'stopped' : 'ended';
    } catch (error) {
      logFailure(error);
      return refusalIn(error);
    }
  }

  /** Resumes an answer by itself if its connection broke after the first words. RAG-05 */
  async function resumeIfInterrupted(
    outcome: talk.Outcome,
    controller: AbortController,
  ): Promise<talk.Outcome> {
    const answerId = current().messages.at(-1)?.id ?? null;
    const { chatId } = current();
    if (!talk.isInterrupted(current(), outcome) || answerId === null || chatId === null) return outcome;
    publish(talk.withResuming(current()));
    const resumed = await resumeAnswer(deps, { chatId, answerId, stop: controller.signal }, (answer) => {
      if (answering === controller) publish(talk.withServerAnswer(current(), answer));
    });
    return resumed === 'gone' ? outcome : resumed;
  }

  /** @param replaced an answer that the new one replaces */
  async function ask(
    text: string,
    scope: ChatbotScope,
    replaced: talk.ConversationMessage | null = null,
  ): Promise<void> {
    abortAnswer();
    questionCount += 1;
    const controller = new AbortController();
    answering = controller;
    const chatId = current().chatId ?? NEW_CHAT_ID;
    publish(talk.withQuestion(current(), { text, now: deps.now().toISOString(), replaced }));
    const question = { kind: current().kind, chatId, text, replacedAnswerId: replaced?.id ?? null, scope };
    const streamOutcome = await readStream(question, controller);
    if (answering !== controller) return;
    const outcome = await resumeIfInterrupted(streamOutcome, controller);
    if (answering !== controller) return;
    answering = null;
    publish(talk.withEndedAnswer(current(), outcome, replaced?.id));
    const chat = talk.chatToSave(current());
    if (chat) deps.saved.saveChat(chat).catch(logFailure);
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
    const questionsBefore = questionCount;
    try {
      const chat = await deps.open(chatId);
      if (current().chatId !== chatId || questionCount !== questionsBefore) return;
      const savedAnswer = chat.messages.find(({ id }) => id === answer.id);
      if (savedAnswer?.state !== 'complete') return await retry(answer, scope);
      publish(talk.withChat(current(), chat));
      deps.saved.saveChat(chat).catch(logFailure);
    } catch (error) {
      // If the chat cannot be loaded, as offline, the incomplete answer stays.
      logFailure(error);
    }
  }

  return {
    atom: conversationAtom,
    current,
    show,
    ask,
    type: (input: string) => publish({ ...current(), input }),
    /** Stops the streaming answer; its text so far stays. RAG-05 */
    stop: () => answering?.abort(),
    leave: abortAnswer,
    /** Starts a new chat, even while an answer is streaming. RAG-03 */
    startNew() {
      abortAnswer();
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
    /** Deletes a chat. Resolves with whether that succeeded. RAG-02, RAG-03 */
    async remove({ id }: Pick<ChatSummary, 'id'>): Promise<boolean> {
      const { kind } = current();
      if (!(await succeeded(deps.remove(kind, id)))) return false;
      if (current().kind !== kind) return true;
      if (current().chatId === id) {
        abortAnswer();
        publish(talk.withNoChat(current()));
      }
      publish({ ...current(), history: list.withoutChat(current().history, id) });
      void loadHistory();
      return true;
    },
    async restore(kind: ChatbotKind, id: number): Promise<boolean | 'too-late'> {
      try {
        await deps.restore(kind, id);
      } catch (error) {
        logFailure(error);
        return errorKindOf(error) === 'not-found' ? 'too-late' : false;
      }
      await loadHistory();
      return true;
    },
    async rename(id: number, title: string): Promise<boolean> {
      const { kind } = current();
      if (!(await succeeded(deps.rename(kind, { id, title })))) return false;
      const titleChange = current().chatId === id ? { title } : {};
      publish({ ...current(), ...titleChange, history: list.withRenamedChat(current().history, id, title) });
      return true;
    },
    /** Rates an answer: the vote is shown immediately, and reset if it could not be saved. */
    async rate(answer: talk.ConversationMessage, vote: AnswerVote, reason: string): Promise<boolean> {
      const { id: messageId } = answer;
      const { chatId } = current();
      if (messageId === null || chatId === null) return false;
      publish(talk.withVote(current(), messageId, { vote, reason: reason || null }));
      const isSaved = await succeeded(deps.rate({ chatId, messageId, vote, reason }));
      if (!isSaved) publish(talk.withVote(current(), messageId, answer));
      return isSaved;
    },
  };
}

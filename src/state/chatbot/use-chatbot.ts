import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { askChatbot, askChatbotByCategory, rateChatbotAnswer } from '#api/site/chatbot.ts';
import {
  deleteChatbotChat,
  getChatbotChat,
  listChatbotChats,
  renameChatbotChat,
  restoreChatbotChat,
} from '#api/site/chatbot-chats.ts';
import { CHATBOT_KIND_DATA, type ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { ChatbotQuestion } from '#domain/chatbot/reader-chats.ts';
import type { ChatRepository } from './chatbot-deps.ts';
import { type ChatbotStore, createChatbot } from './chatbot-store.ts';
import type { Conversation } from './conversation.ts';

type Deps = {
  api: () => Promise<Api>;
  /** The reader whose chats are saved on this device. */
  owner: string;
  onNumber: (kind: ChatbotKind, id: number) => void;
};

/** Imported dynamically, because it includes Dexie. */
function savedChatsOf(owner: string): ChatRepository {
  let opened: Promise<ChatRepository> | undefined;
  function open(): Promise<ChatRepository> {
    opened ??= import('./chatbot-repository.ts').then(
      ({ openChats }) => openChats(owner),
      (error: unknown) => {
        opened = undefined;
        throw error;
      },
    );
    return opened;
  }
  return {
    list: async (kind) => (await open()).list(kind),
    chat: async (id) => (await open()).chat(id),
    saveList: async (kind, chats) => (await open()).saveList(kind, chats),
    saveChat: async (chat) => (await open()).saveChat(chat),
  };
}

/** Each kind has its own endpoint. RAG-01 */
async function* answerTo(
  api: () => Promise<Api>,
  question: ChatbotQuestion,
  stop: AbortSignal,
): AsyncGenerator<string, void> {
  const { category } = CHATBOT_KIND_DATA[question.kind];
  const clients = await api();
  yield* category
    ? askChatbotByCategory(clients, { ...question, category }, stop)
    : askChatbot(clients, question, stop);
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      stop.removeEventListener('abort', finish);
      resolve();
    };
    stop.addEventListener('abort', finish);
    if (navigator.onLine) timer = setTimeout(finish, ms);
    else addEventListener('online', finish);
  });
}

const openStore = ({ api, owner, onNumber }: Deps): ChatbotStore =>
  createChatbot({
    list: async (kind) => listChatbotChats(await api(), kind),
    open: async (id) => getChatbotChat(await api(), id),
    ask: (question, stop) => answerTo(api, question, stop),
    remove: async (kind, id) => deleteChatbotChat(await api(), kind, id),
    restore: async (kind, id) => restoreChatbotChat(await api(), kind, id),
    rename: async (kind, chat) => renameChatbotChat(await api(), kind, chat),
    rate: async (rating) => rateChatbotAnswer(await api(), rating),
    saved: savedChatsOf(owner),
    now: () => new Date(),
    pause,
    onNumber,
  });

/** The conversation at an address, and its actions. `deps` are read only once. RAG-01…RAG-05 */
export function useChatbot(
  deps: Deps,
  { kind, chatId }: { kind: ChatbotKind; chatId: number | null },
): { conversation: Conversation; store: ChatbotStore } {
  const [store] = useState(() => openStore(deps));
  const conversation = useAtomValue(store.atom);
  useEffect(() => store.show(kind, chatId), [store, kind, chatId]);
  // An answer is aborted when its page is left.
  useEffect(() => store.leave, [store]);
  return { conversation, store };
}

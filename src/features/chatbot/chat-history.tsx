import { useRef, useState } from 'react';
import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { ChatSummary } from '#domain/chatbot/reader-chats.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ChatbotStore } from '#src/state/chatbot/chatbot-store.ts';
import type { Conversation } from '#src/state/chatbot/conversation.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useRemovalWithUndo } from '#src/ui/removal-with-undo.tsx';
import { Loading } from '#src/ui/skeleton.tsx';
import styles from './chat-history.module.css';
import { groupChats } from './group-chats.ts';
import { HistoryRow } from './history-row.tsx';
import { strings as common, historyStrings as strings } from './strings.ts';

type Props = {
  conversation: Conversation;
  store: ChatbotStore;
  today: Day;
  online: boolean;
  /** Navigates to a chat, or to a new one with null. */
  onGo: (kind: ChatbotKind, id: number | null) => void;
  onNew: () => void;
  /** Called when a chat was chosen; its link navigates there by itself. */
  onChosen: () => void;
  /** Opens the list of shared answers. */
  onShared: () => void;
};

type RemovedChat = { kind: ChatbotKind; chat: ChatSummary; wasOpen: boolean };

/** The past chats of a kind. RAG-02, RAG-03 */
export function ChatHistory(props: Props) {
  const { conversation, store, today, online, onGo, onNew, onChosen, onShared } = props;
  const { kind, history, chatId } = conversation;
  const [text, setText] = useState('');
  const newChatButton = useRef<HTMLButtonElement>(null);
  const [notRenamed, setNotRenamed] = useState(false);
  const { toast, remove } = useRemovalWithUndo<RemovedChat>({
    texts: strings,
    async removeItem({ chat, wasOpen }) {
      const isRemoved = await store.remove(chat);
      if (isRemoved && wasOpen) onGo(kind, null);
      return isRemoved;
    },
    async restoreItem({ kind: removedKind, chat, wasOpen }) {
      const isRestored = await store.restore(removedKind, chat.id);
      if (isRestored === true && wasOpen && store.current().messages.length === 0) onGo(removedKind, chat.id);
      return isRestored;
    },
    onUndone: () => newChatButton.current?.focus(),
  });
  async function rename(id: number, title: string) {
    const isRenamed = await store.rename(id, title);
    setNotRenamed(!isRenamed);
    return isRenamed;
  }
  const groups = groupChats(history.chats ?? [], text, today);
  return (
    <div className={styles.history}>
      <Button look="strong" className="w" ref={newChatButton} onClick={onNew}>
        <Icon name="plus" size={19} />
        {common.newChat}
      </Button>
      {(history.chats?.length ?? 0) > 0 && (
        <search className={`row8 ${styles.search}`}>
          <Icon name="search" size={18} />
          <input
            className="field-box"
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-label={strings.search}
            placeholder={strings.search}
            autoComplete="off"
            spellCheck={false}
          />
        </search>
      )}
      <ListStatus conversation={conversation} onRetry={() => void store.loadHistory()} />
      {notRenamed && (
        <p className={`meta ${styles.wrong}`} role="alert">
          {strings.notRenamed}
        </p>
      )}
      {text.trim() !== '' && groups.length === 0 && (
        <p className={`meta ${styles.note}`} role="status">
          {strings.none(text.trim())}
        </p>
      )}
      {groups.map(({ name, chats }) => (
        <section key={name} aria-label={name}>
          <h2 className="meta">{name}</h2>
          <ul>
            {chats.map((chat) => (
              <HistoryRow
                key={chat.id}
                kind={kind}
                chat={chat}
                current={chat.id === chatId}
                online={online}
                onOpen={onChosen}
                onRename={(title) => rename(chat.id, title)}
                onRemove={(byKey) =>
                  remove({ kind, chat, wasOpen: chat.id === store.current().chatId }, byKey)
                }
              />
            ))}
          </ul>
        </section>
      ))}
      <Button look="quiet" size="small" className={styles.shared} onClick={onShared}>
        <Icon name="share" size={17} />
        {strings.shared}
      </Button>
      {toast}
    </div>
  );
}

/** Loading and failure state of the list. */
function ListStatus({
  conversation: { history },
  onRetry,
}: Pick<Props, 'conversation'> & { onRetry: () => void }) {
  const { chats, failure } = history;
  if (failure !== null) {
    return (
      <div className={styles.note} role="status">
        <p className="meta">{failure === 'offline' ? strings.offline : strings.failed}</p>
        {failure !== 'offline' && (
          <Button look="quiet" size="small" onClick={onRetry}>
            {common.retry}
          </Button>
        )}
      </div>
    );
  }
  if (chats === null) {
    return (
      <div className={styles.note}>
        <Loading label={strings.loading} />
      </div>
    );
  }
  return chats.length === 0 ? <p className={`meta ${styles.note}`}>{strings.empty}</p> : null;
}

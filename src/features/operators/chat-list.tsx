import { useId } from 'react';
import { timeOfDay } from '#domain/dates.ts';
import type { SupportChatSummary } from '#domain/support/conversation.ts';
import styles from './operators.module.css';
import { strings } from './strings.ts';

type Props = {
  title: string;
  chats: readonly SupportChatSummary[];
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** Conversations of one kind, the oldest first. */
export function ChatList({ title, chats, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`apart ${styles.listTitle}`}>
        {title} <span className="num">{chats.length}</span>
      </h2>
      {chats.length === 0 ? (
        <p className="meta">{strings.none}</p>
      ) : (
        <ul>
          {chats.map(({ id: chat, name, brand, latest, since, unread }) => (
            <li key={chat}>
              <button
                type="button"
                className={`stack2 ${styles.row}`}
                aria-current={chat === chosen || undefined}
                onClick={() => onChoose(chat)}
              >
                <span className={`apart ${styles.rowHead}`}>
                  <b>{name}</b>
                  <span className="meta">{strings.since(timeOfDay(since.toISOString()))}</span>
                </span>
                <span className="meta">{brand}</span>
                <span className="secondary ellipsis">{latest}</span>
                {unread > 0 && <span className={styles.unread}>{strings.unread(unread)}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ChatList } from './chat-list.tsx';
import { FeedbackView } from './feedback-view.tsx';
import { OperatorChatPane } from './operator-chat-pane.tsx';
import styles from './operators.module.css';
import { strings } from './strings.ts';
import { type OperatorChatsView, useOperatorChats } from './use-operator-chats.ts';

/** Screen where operators answer readers of all papers. HLP-06 */
export function OperatorsScreen({ api }: { api: () => Promise<Api> }) {
  const { view, follow, ask } = useOperatorChats(api);
  const drafts = useRef(new Map<string, string>());
  const [chosen, setChosen] = useState<string | null>(null);
  const [showsFeedback, setShowsFeedback] = useState(false);
  const choose = (id: string | null) => {
    setShowsFeedback(false);
    setChosen(id);
  };
  return (
    <main id="contenuto" className={`wrap ${styles.page}`} tabIndex={-1}>
      <header className={`cluster ${styles.head}`}>
        <h1 className="t-2">{strings.title}</h1>
        {view.state === 'known' && <p className="meta">{strings.answeringAs(view.name)}</p>}
      </header>
      {view.state === 'known' ? (
        <div className={styles.inbox} data-chosen={chosen !== null || showsFeedback || undefined}>
          <nav className={styles.list} aria-label={strings.title}>
            <ChatList title={strings.waiting} chats={view.chats.waiting} chosen={chosen} onChoose={choose} />
            <ChatList title={strings.own} chats={view.chats.own} chosen={chosen} onChoose={choose} />
            <ChatList title={strings.others} chats={view.chats.others} chosen={chosen} onChoose={choose} />
            <Button
              look="plain"
              size="small"
              aria-pressed={showsFeedback}
              onClick={() => {
                setChosen(null);
                setShowsFeedback(true);
              }}
            >
              {strings.feedback.title}
            </Button>
          </nav>
          {showsFeedback && <FeedbackView api={api} onBack={() => choose(null)} />}
          {chosen === null && !showsFeedback && (
            <p className={styles.empty}>{isQuiet(view) ? strings.noneWaiting : strings.choose}</p>
          )}
          {chosen !== null && (
            <OperatorChatPane
              key={chosen}
              api={api}
              follow={follow}
              id={chosen}
              drafts={drafts.current}
              onBack={() => choose(null)}
            />
          )}
        </div>
      ) : (
        <NotLoaded view={view} onRetry={() => void ask()} />
      )}
    </main>
  );
}

const isQuiet = ({ chats: { waiting, own } }: Extract<OperatorChatsView, { state: 'known' }>) =>
  waiting.length + own.length === 0;

function NotLoaded({ view, onRetry }: { view: OperatorChatsView; onRetry: () => void }) {
  if (view.state !== 'failed')
    return (
      <p className="meta" role="status">
        {strings.loading}
      </p>
    );
  const forbidden = view.kind === 'forbidden';
  const words = forbidden ? strings.forbidden : strings.failed;
  return (
    <EmptyState
      level={2}
      title={words.title}
      actions={!forbidden && <Button onClick={onRetry}>{strings.failed.retry}</Button>}
    >
      <p>{words.text}</p>
    </EmptyState>
  );
}

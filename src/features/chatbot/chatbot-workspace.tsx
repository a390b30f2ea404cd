import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { CHATBOT_KIND_DATA, CHATBOT_KINDS, type ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { Day } from '#domain/newsstand.ts';
import { relatedIdsIn } from '#src/state/chatbot/conversation.ts';
import { useChatbot } from '#src/state/chatbot/use-chatbot.ts';
import { useRelatedArticles } from '#src/state/chatbot/use-related-articles.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { answerActions } from './answer-actions.ts';
import { AnswerShare } from './answer-share.tsx';
import { chatAddress } from './chat-address.ts';
import { ChatHistory } from './chat-history.tsx';
import styles from './chatbot-screen.module.css';
import { QUESTION_ID } from './composer.tsx';
import { spokenWords } from './conversation-log.tsx';
import { PassageDetail } from './passage-detail.tsx';
import { sourceActions } from './source-actions.tsx';
import { strings } from './strings.ts';
import { Talk } from './talk.tsx';
import { useChatbotFacts } from './use-chatbot-facts.ts';
import { SOURCE_PANE_ID, useSources } from './use-sources.ts';

type Props = {
  api: () => Promise<Api>;
  brand: PublicBrand;
  /** ID of the reader to whom the chats saved on this device belong. */
  owner: string;
  today: Day;
  /** Whether the reader has access to the press review. */
  mayReview: boolean;
  kind: ChatbotKind;
  chatId: number | null;
};

const answerOf = (messageId: number | null, chatId: number | null) =>
  messageId === null || chatId === null ? null : { chatId, messageId };

/** Past chats, the conversation, and the cited passage beside it. RAG-01…RAG-06 */
export function ChatbotWorkspace({ api, brand, owner, today, mayReview, kind, chatId }: Props) {
  const router = useRouter();
  const online = useOnline();
  const goTo = (toKind: ChatbotKind, id: number | null, replace = false) =>
    void router.navigate({ href: chatAddress(toKind, id), replace });
  const { conversation, store } = useChatbot(
    { api, owner, onNumber: (ofKind, id) => goTo(ofKind, id, true) },
    { kind, chatId },
  );
  const { archive, failure } = useChatbotFacts(api, kind);
  const articles = useRelatedArticles(
    api,
    conversation.streaming === 'idle' ? relatedIdsIn(conversation) : [],
  );
  const sources = useSources(conversation);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [sharedAnswer, setSharedAnswer] = useState<{ messageId: number | null } | null>(null);
  const { toast, say } = useToast();

  function startNewChat() {
    store.startNew();
    setHistoryOpen(false);
    goTo(store.current().kind, null);
    // On touch devices the focus would open the keyboard over the suggested questions.
    if (matchMedia('(pointer: fine)').matches) document.getElementById(QUESTION_ID)?.focus();
  }

  const history = (
    <ChatHistory
      conversation={conversation}
      store={store}
      today={today}
      online={online}
      onGo={(to, id) => goTo(to, id, true)}
      onNew={startNewChat}
      onChosen={() => setHistoryOpen(false)}
      onShared={() => {
        setHistoryOpen(false);
        setSharedAnswer({ messageId: null });
      }}
    />
  );
  const { shown } = sources;
  const deps = { api, brand, store, say };
  const detail = shown && (
    <PassageDetail passage={shown.source} article={articles.get(shown.source.articleId)} today={today} />
  );
  return (
    <main id="contenuto" className={styles.screen} tabIndex={-1}>
      <h1 className="vh" tabIndex={-1}>
        {strings.title}
      </h1>
      <aside className={`dk ${styles.past}`} aria-label={strings.pastChats}>
        {history}
      </aside>
      <section className={`column ${styles.talk}`} aria-label={strings.conversation}>
        <div className={`row ${styles.kinds}`}>
          <Segments
            label={strings.kinds}
            options={CHATBOT_KINDS.map((otherKind) => ({
              name: CHATBOT_KIND_DATA[otherKind].name,
              href: chatAddress(otherKind),
              current: otherKind === kind,
            }))}
          />
          <span className="meta dk">{strings.answersFrom(brand.name)}</span>
          <button
            type="button"
            className="ib mb"
            aria-label={strings.pastChats}
            aria-haspopup="dialog"
            onClick={() => setHistoryOpen(true)}
          >
            <Icon name="clock" />
          </button>
        </div>
        <Talk
          api={api}
          conversation={conversation}
          store={store}
          archive={archive}
          articles={articles}
          today={today}
          online={online}
          mayReview={mayReview}
          closed={[failure, conversation.history.failure].some(
            (kindOfFailure) => kindOfFailure === 'access-denied' || kindOfFailure === 'forbidden',
          )}
          actions={{
            ...answerActions(deps),
            ...sourceActions({ ...deps, articles, today }),
            onShare: ({ id }) => setSharedAnswer({ messageId: id }),
          }}
          onSource={sources.open}
          onNew={startNewChat}
        />
      </section>
      <aside className={styles.source} aria-label={shown ? strings.source(shown.number) : undefined}>
        {shown && (
          <>
            <h2 className="meta" id={SOURCE_PANE_ID} tabIndex={-1}>
              {strings.source(shown.number)}
            </h2>
            {detail}
            {sources.backToAnswer && (
              <Button look="quiet" size="small" onClick={sources.backToAnswer}>
                {strings.backToAnswer}
              </Button>
            )}
          </>
        )}
      </aside>
      {isHistoryOpen && (
        <Dialog title={strings.pastChats} closeLabel={strings.close} onClose={() => setHistoryOpen(false)}>
          {history}
        </Dialog>
      )}
      {sources.inDialog && shown && (
        <Dialog title={strings.source(shown.number)} closeLabel={strings.close} onClose={sources.close}>
          {detail}
        </Dialog>
      )}
      {sharedAnswer && (
        <AnswerShare
          api={api}
          answer={answerOf(sharedAnswer.messageId, conversation.chatId)}
          online={online}
          onClose={() => setSharedAnswer(null)}
        />
      )}
      <p className="vh" role="status">
        {spokenWords(conversation)}
      </p>
      {toast}
    </main>
  );
}

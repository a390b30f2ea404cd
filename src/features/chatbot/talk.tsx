import { useState } from 'react';
import type { Api } from '#api/clients.ts';
import { readAnswer } from '#domain/chatbot/answer-text.ts';
import { type ChatbotFacts, type ChatbotScope, WHOLE_ARCHIVE } from '#domain/chatbot/reader-chats.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ChatbotStore } from '#src/state/chatbot/chatbot-store.ts';
import type { Conversation, ConversationMessage } from '#src/state/chatbot/conversation.ts';
import type { RelatedArticles } from '#src/state/chatbot/use-related-articles.ts';
import { Loading, SkeletonLines } from '#src/ui/skeleton.tsx';
import type { AnswerActions } from './chat-actions.ts';
import { ChatProblem, KindClosed } from './chat-problem.tsx';
import styles from './chatbot-screen.module.css';
import { Composer } from './composer.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { ScopeFilter } from './scope-filter.tsx';
import { Start } from './start.tsx';
import { composerStrings, strings } from './strings.ts';

type Props = {
  api: () => Promise<Api>;
  conversation: Conversation;
  store: ChatbotStore;
  archive: ChatbotFacts | null;
  articles: RelatedArticles;
  today: Day;
  online: boolean;
  /** The account has no subscription for the kind. */
  closed: boolean;
  mayReview: boolean;
  actions: AnswerActions;
  onSource: (answer: ConversationMessage, number: number, byKey: boolean) => void;
  onNew: () => void;
};

/** The conversation of a kind, with the composer. */
export function Talk(props: Props) {
  const { api, conversation, store, archive, today, online, closed, onNew } = props;
  const { kind, opening, streaming, messages } = conversation;
  const [scopeOfKind, setScopeOfKind] = useState<{ kind: string; scope: ChatbotScope } | null>(null);
  const scope = scopeOfKind?.kind === kind ? scopeOfKind.scope : WHOLE_ARCHIVE;
  const ask = (text: string) => void store.ask(text, scope);
  if (closed) {
    return (
      <div className={styles.log}>
        <KindClosed />
      </div>
    );
  }
  if (opening !== 'no' && opening !== 'yes') {
    return (
      <div className={styles.log}>
        <ChatProblem failure={opening} onRetry={store.reopen} onNew={onNew} />
      </div>
    );
  }
  return (
    <>
      {opening === 'yes' && (
        <div className={styles.log}>
          <Loading label={strings.loadingChat}>
            <SkeletonLines lines={6} />
          </Loading>
        </div>
      )}
      {opening === 'no' && messages.length === 0 && (
        <div className={styles.log}>
          <Start kind={kind} archive={archive} online={online} onAsk={ask} />
        </div>
      )}
      {messages.length > 0 && (
        <ConversationLog
          conversation={conversation}
          today={today}
          online={online}
          articles={props.articles}
          mayReview={props.mayReview}
          onSource={props.onSource}
          onRetry={(answer) => void store.retry(answer, scope)}
          onResume={(answer) => void store.resume(answer, scope)}
          onReload={store.reopen}
          {...props.actions}
        />
      )}
      <div className={styles.foot}>
        {streaming === 'idle' && online && <FollowUps messages={messages} onAsk={ask} />}
        <Composer
          text={conversation.input}
          online={online}
          busy={streaming !== 'idle' || opening === 'yes'}
          aside={
            <ScopeFilter
              key={kind}
              api={api}
              scope={scope}
              today={today}
              onChange={(next) => setScopeOfKind({ kind, scope: next })}
            />
          }
          onType={store.type}
          onAsk={ask}
          onStop={store.stop}
        />
      </div>
    </>
  );
}

/** Suggested follow-up questions of the last answer. */
function FollowUps({ messages, onAsk }: Pick<Conversation, 'messages'> & { onAsk: (text: string) => void }) {
  const last = messages.at(-1);
  const questions = last?.role === 'assistant' ? (readAnswer(last.content).end?.followUps ?? []) : [];
  if (questions.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={composerStrings.followUps}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={styles.chip} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

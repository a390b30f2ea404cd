import { useState } from 'react';
import type { Api } from '#api/clients.ts';
import { ConfirmDialog } from '#src/components/account/confirm-dialog.tsx';
import { errorStrings } from '#src/strings/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ForwardAnswer } from './forward-answer.tsx';
import { OperatorChatLog } from './operator-chat-log.tsx';
import styles from './operators.module.css';
import { ReaderCard } from './reader-card.tsx';
import { strings } from './strings.ts';
import { useOperatorChat } from './use-operator-chat.ts';
import type { FollowNews } from './use-operator-chats.ts';

type Props = {
  api: () => Promise<Api>;
  id: string;
  follow: FollowNews;
  /** Draft of each conversation. */
  drafts: Map<string, string>;
  onBack: () => void;
};

/** A conversation with its messages, its reader, and the actions on it. HLP-06 */
export function OperatorChatPane({ api, id, follow, drafts, onBack }: Props) {
  const chat = useOperatorChat({ api, id, follow });
  const { shown, failure } = chat;
  const [closing, setClosing] = useState(false);
  const mine = shown?.isOwn === true && shown.conversation.state === 'operator';
  return (
    <section className={styles.chat}>
      <Button look="quiet" className={styles.back} onClick={onBack}>
        {strings.back}
      </Button>
      {failure && (
        <Notice tone="error" isAnnounced>
          {errorStrings[failure].text}
        </Notice>
      )}
      {shown && (
        <>
          <ReaderCard shown={shown} />
          <OperatorChatLog {...chat} shown={shown} isOwn={mine} />
          {shown.conversation.state === 'waiting' && (
            <Button onClick={() => void chat.join({ mayTakeOver: false })}>{strings.join}</Button>
          )}
          {shown.conversation.state === 'operator' && !mine && (
            <p className="meta">
              {strings.handledBy(shown.conversation.operator ?? '')}{' '}
              <button type="button" className="link" onClick={() => void chat.join({ mayTakeOver: true })}>
                {strings.takeOver}
              </button>
            </p>
          )}
          {shown.conversation.state === 'ended' && <p className="meta">{strings.ended}</p>}
          {mine && (
            <>
              <AnswerForm
                draft={drafts.get(id) ?? ''}
                onDraft={(text) => drafts.set(id, text)}
                onAnswer={chat.answer}
                onTyping={chat.reportTyping}
                files={chat.files}
                quotation={chat.quotation}
                speakers={{ operator: shown.conversation.operator, reader: shown.summary.name }}
              />
              <ForwardAnswer api={api} onForward={chat.answer} />
              <Button look="plain" size="small" onClick={() => setClosing(true)}>
                {strings.close}
              </Button>
            </>
          )}
        </>
      )}
      {closing && (
        <ConfirmDialog
          title={strings.confirm.title}
          text={strings.confirm.text}
          confirm={strings.confirm.yes}
          labels={{ cancel: strings.confirm.no, close: strings.confirm.no }}
          onConfirm={() => void chat.close()}
          onClose={() => setClosing(false)}
        />
      )}
    </section>
  );
}

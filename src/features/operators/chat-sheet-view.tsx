import { useState } from 'react';
import type { Api } from '#api/clients.ts';
import { ConfirmDialog } from '#src/paper/account/confirm-dialog.tsx';
import { errorStrings } from '#src/strings/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ForwardAnswer } from './forward-answer.tsx';
import styles from './operators.module.css';
import { ReaderCard } from './reader-card.tsx';
import { SheetLog } from './sheet-log.tsx';
import { strings } from './strings.ts';
import type { FollowNews } from './use-bench.ts';
import { useSheet } from './use-sheet.ts';

type Props = {
  api: () => Promise<Api>;
  id: string;
  follow: FollowNews;
  /** What was written in each conversation and not said yet. */
  drafts: Map<string, string>;
  onBack: () => void;
};

/** A conversation: what was said, who the reader is, and what can be done. HLP-06 */
export function ChatSheetView({ api, id, follow, drafts, onBack }: Props) {
  const desk = useSheet({ api, id, follow });
  const { sheet, failure } = desk;
  const [closing, setClosing] = useState(false);
  const mine = sheet?.isOwn === true && sheet.conversation.state === 'operator';
  return (
    <section className={styles.sheet}>
      <Button look="quiet" className={styles.back} onClick={onBack}>
        {strings.back}
      </Button>
      {failure && (
        <Notice tone="error" live>
          {errorStrings[failure].text}
        </Notice>
      )}
      {sheet && (
        <>
          <ReaderCard sheet={sheet} />
          <SheetLog {...desk} sheet={sheet} mine={mine} />
          {sheet.conversation.state === 'waiting' && (
            <Button onClick={() => void desk.join({ takeOver: false })}>{strings.join}</Button>
          )}
          {sheet.conversation.state === 'operator' && !mine && (
            <p className="meta">
              {strings.with(sheet.conversation.operator ?? '')}{' '}
              <button type="button" className="link" onClick={() => void desk.join({ takeOver: true })}>
                {strings.takeOver}
              </button>
            </p>
          )}
          {sheet.conversation.state === 'ended' && <p className="meta">{strings.ended}</p>}
          {mine && (
            <>
              <AnswerForm
                draft={drafts.get(id) ?? ''}
                onDraft={(text) => drafts.set(id, text)}
                onAnswer={desk.answer}
                onTyping={desk.tellTyping}
                files={desk.files}
                quotation={desk.quotation}
                speakers={{ operator: sheet.conversation.operator, reader: sheet.summary.name }}
              />
              <ForwardAnswer api={api} onForward={desk.answer} />
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
          words={{ cancel: strings.confirm.no, close: strings.confirm.no }}
          onConfirm={() => void desk.close()}
          onClose={() => setClosing(false)}
        />
      )}
    </section>
  );
}

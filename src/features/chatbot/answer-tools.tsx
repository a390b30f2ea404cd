import { type FormEvent, useState } from 'react';
import type { ConversationMessage } from '#src/state/chatbot/conversation.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { citedIds } from './answer-blocks.ts';
import styles from './answer-tools.module.css';
import type { AnswerActions } from './chat-actions.ts';
import { saveStrings as saving, shareStrings as sharing, answerStrings as strings } from './strings.ts';
import { ToolMenu } from './tool-menu.tsx';

type Props = AnswerActions & {
  answer: ConversationMessage;
  isLast: boolean;
  online: boolean;
  /** Whether the reader has access to the press review. ROL-05 */
  mayReview: boolean;
};

const MAX_REASON_LENGTH = 500;

/** Actions on an answer. */
export function AnswerTools(props: Props) {
  const { answer, isLast, online, onRate, onCopy, onShare, onMarkdown, onPdf } = props;
  const [asksReason, setAsksReason] = useState(false);
  const { vote } = answer;
  const rate = (pressed: 'up' | 'down') => {
    const next = vote === pressed ? null : pressed;
    setAsksReason(next === 'down');
    void onRate(answer, next, '');
  };
  const thumb = (which: 'up' | 'down', label: string) => (
    <button
      type="button"
      className="ib"
      aria-label={label}
      aria-pressed={vote === which}
      disabled={!online || answer.id === null}
      onClick={() => rate(which)}
    >
      <Icon name={`thumb-${which}`} size={20} />
    </button>
  );
  return (
    <>
      <div className={`cluster ${styles.tools}`}>
        {thumb('up', strings.useful)}
        {thumb('down', strings.notUseful)}
        <button type="button" className="ib" aria-label={strings.copy} onClick={() => onCopy(answer)}>
          <Icon name="copy" size={20} />
        </button>
        <button
          type="button"
          className="ib"
          aria-label={sharing.share}
          disabled={!online || answer.id === null || answer.state !== 'complete'}
          onClick={() => onShare(answer)}
        >
          <Icon name="share" size={20} />
        </button>
        {citedIds(answer).length > 0 && <SaveSources {...props} />}
        {isLast && (
          <ToolMenu
            label={strings.download}
            icon="down"
            entries={[
              { name: strings.markdown, onChoose: onMarkdown },
              { name: strings.pdf, onChoose: onPdf, disabled: !online },
            ]}
          />
        )}
        <span className={`meta ${styles.check}`}>{strings.check}</span>
      </div>
      {asksReason && vote === 'down' && (
        <Reason
          onSend={async (reason) => {
            if (await onRate(answer, 'down', reason)) setAsksReason(false);
          }}
        />
      )}
    </>
  );
}

/** Ways to save the sources of an answer. Favourites are saved on the device, so they work offline. */
function SaveSources({ answer, online, mayReview, onFolder, onReview, onAnswerPdf }: Props) {
  const review = { name: saving.toReview, onChoose: () => onReview(answer), disabled: !online };
  return (
    <ToolMenu
      label={saving.save}
      icon="bookmark"
      entries={[
        { name: saving.toFolder, onChoose: () => onFolder(answer) },
        ...(mayReview ? [review] : []),
        { name: saving.toPdf, onChoose: () => onAnswerPdf(answer), disabled: !online || answer.id === null },
      ]}
    />
  );
}

function Reason({ onSend }: { onSend: (reason: string) => Promise<void> }) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') return;
    setBusy(true);
    await onSend(reason.trim());
    setBusy(false);
  }
  return (
    <form className={`stack8 ${styles.reason}`} onSubmit={send}>
      <label className="stack6">
        {strings.whyNot}
        <textarea
          className="field-box"
          rows={2}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <Button type="submit" look="plain" size="small" busy={busy}>
        {strings.sendReason}
      </Button>
    </form>
  );
}

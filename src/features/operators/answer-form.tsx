import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { AttachFile, ChosenFileNote } from '#src/components/support/attach-file.tsx';
import { QuotationNote } from '#src/components/support/quotation.tsx';
import type { Speakers } from '#src/components/support/speakers.ts';
import type { FileSending } from '#src/components/support/use-file-sending.ts';
import type { QuotationState } from '#src/components/support/use-quotation.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './operators.module.css';
import { strings } from './strings.ts';
import { useAnswer } from './use-answer.ts';

type Props = {
  draft: string;
  onDraft: (text: string) => void;
  onAnswer: (message: { id: string; content: string; meeting?: Date }) => Promise<boolean>;
  onTyping: () => void;
  files: FileSending;
  quotation: QuotationState;
  speakers: Speakers;
};

const MAX_ANSWER_LENGTH = 2000;
const TYPING_REPORT_INTERVAL_MS = 3000;

/** Form for an operator's message; its draft is kept until it is sent, also while another conversation is open. */
export function AnswerForm({ draft, onDraft, onAnswer, onTyping, files, quotation, speakers }: Props) {
  const { text, meeting, state, write, setMeeting, send, maySend } = useAnswer({ draft, onDraft, onAnswer });
  const area = useRef<HTMLTextAreaElement>(null);
  const typingReportedAt = useRef(0);
  const { composer } = strings;
  const answered = quotation.quoted?.id;
  useEffect(() => {
    if (answered !== undefined) area.current?.focus();
  }, [answered]);

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!maySend) return;
    void send();
    area.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  }
  function change(next: string) {
    write(next);
    const now = Date.now();
    if (now - typingReportedAt.current < TYPING_REPORT_INTERVAL_MS) return;
    typingReportedAt.current = now;
    onTyping();
  }
  return (
    <form className={`stack10 ${styles.answer}`} onSubmit={submit}>
      {state === 'failed' && (
        <Notice tone="error" isAnnounced>
          {strings.notSent}
        </Notice>
      )}
      <QuotationNote message={quotation.quoted} speakers={speakers} onDrop={quotation.unquote} />
      <ChosenFileNote {...files} />
      <textarea
        className="field-box"
        ref={area}
        rows={3}
        maxLength={MAX_ANSWER_LENGTH}
        value={text}
        aria-label={composer.label}
        placeholder={composer.placeholder}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={`actions ${styles.answerFoot}`}>
        <label>
          <span className="meta">{composer.meeting}</span>
          <input
            className="field-box"
            type="datetime-local"
            value={meeting}
            onChange={(event) => setMeeting(event.target.value)}
          />
        </label>
        <AttachFile {...files} />
        <Button type="submit" busy={state === 'busy'}>
          {composer.send}
        </Button>
      </div>
      <p className="meta">{composer.hint}</p>
    </form>
  );
}

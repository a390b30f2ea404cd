import { useRef, useState } from 'react';
import type { AnswerLink } from '#domain/chatbot/answer-link.ts';
import { dayAt, longDate } from '#domain/dates.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { Button } from '#src/ui/button.tsx';
import { SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './answer-share.module.css';
import { shareStrings as strings } from './strings.ts';
import type { useAnswerLinks } from './use-answer-links.ts';

type Props = {
  links: ReturnType<typeof useAnswerLinks>;
  /** Shows only the links of this answer; null for all. */
  messageId: number | null;
  online: boolean;
};

/** Links that show answers, each with its expiry, how often it was opened, and a button to revoke it. RAG-06 */
export function AnswerLinks({ links, messageId, online }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState('');
  async function revoke(link: AnswerLink) {
    const isRevoked = await links.revoke(link);
    setStatus(isRevoked ? strings.revoked : strings.notRevoked);
    if (isRevoked) heading.current?.focus();
  }
  return (
    <section className={`stack12 ${styles.links}`} aria-labelledby="link-attivi">
      <h3 id="link-attivi" ref={heading} tabIndex={-1}>
        {strings.active}
      </h3>
      <LoadedPart loadable={links.loadable} onRetry={links.reload} skeleton={<SkeletonLines lines={2} />}>
        {(all) => {
          const shown = all.filter((link) => messageId === null || link.messageId === messageId);
          return shown.length === 0 ? (
            <p className="meta">{messageId === null ? strings.noneAtAll : strings.none}</p>
          ) : (
            <ul className="hr">
              {shown.map((link) => (
                <LinkRow
                  key={link.id}
                  link={link}
                  withQuestion={messageId === null}
                  online={online}
                  onRevoke={() => void revoke(link)}
                />
              ))}
            </ul>
          );
        }}
      </LoadedPart>
      <p className="meta" role="status">
        {status}
      </p>
    </section>
  );
}

type RowProps = { link: AnswerLink; withQuestion: boolean; online: boolean; onRevoke: () => void };

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks for confirmation, because revoking a link cannot be undone. */
function LinkRow({ link, withQuestion, online, onRevoke }: RowProps) {
  const [isAsking, setAsking] = useState(false);
  const { question, expiresAt, createdAt, opened } = link;
  const day = (instant: string) => longDate(dayAt(instant));
  return (
    <li className={`spread ${styles.row}`} data-asks={isAsking || undefined}>
      <div>
        {withQuestion && <p className={styles.question}>{question}</p>}
        <p className="meta">
          {strings.madeOn(day(createdAt))} <span className="sep">{strings.until(day(expiresAt))}</span>{' '}
          <span className="sep">{strings.opened(opened)}</span>
        </p>
        {isAsking && <p>{strings.confirm}</p>}
      </div>
      {isAsking ? (
        <div className="actions">
          <Button size="small" look="strong" disabled={!online} onClick={onRevoke}>
            {strings.revoke}
          </Button>
          <Button size="small" look="plain" ref={takeFocus} onClick={() => setAsking(false)}>
            {strings.cancel}
          </Button>
        </div>
      ) : (
        <Button
          size="small"
          look="plain"
          disabled={!online}
          aria-label={strings.revokeOne(question)}
          onClick={() => setAsking(true)}
        >
          {strings.revoke}
        </Button>
      )}
    </li>
  );
}

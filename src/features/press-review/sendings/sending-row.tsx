import { dateAndTime, longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { REVIEW_SENDINGS } from '#domain/press-review/addresses.ts';
import type { Sending } from '#domain/press-review/sending.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { openingWords, sendingWords, subjectOf } from './sending-words.ts';
import styles from './sendings.module.css';
import { sendingStrings as strings } from './strings.ts';

type Props = { sending: Sending; today: Day; online: boolean; onCancel: (sending: Sending) => void };

/** A sending in the list: its subject, its facts and its state. */
export function SendingRow({ sending, today, online, onCancel }: Props) {
  const subject = subjectOf(sending);
  const openings = openingWords(sending.report);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3 className="t-s2">
          <AppLink className={styles.link} href={`${REVIEW_SENDINGS}?invio=${sending.id}`}>
            {subject}
          </AppLink>
        </h3>
        <SendingFacts sending={sending} today={today} />
      </div>
      <div className={styles.status}>
        <p data-status={sending.status} data-failed={sending.report.failed > 0 || undefined}>
          {sendingWords(sending, today)}
        </p>
        {openings && <p className="meta">{openings}</p>}
        <SendingProgress sending={sending} />
      </div>
      {sending.status === 'scheduled' && (
        <Button
          look="plain"
          size="small"
          aria-label={strings.cancelOne(subject)}
          disabled={!online}
          onClick={() => onCancel(sending)}
        >
          {strings.cancel}
        </Button>
      )}
    </li>
  );
}

/** Facts of a sending: its day, its number of clips, who ordered it and when. */
export function SendingFacts({ sending, today }: Pick<Props, 'sending' | 'today'>) {
  const { kind, day, clips, orderedBy, orderedAt } = sending;
  return (
    <p className="meta">
      {`${strings.kinds[kind]} ${strings.of(longDate(day))}`}
      {clips > 0 && <span className="sep">{strings.clips(clips)}</span>}
      <span className="sep">{orderedBy === null ? strings.automatic : strings.by(orderedBy)}</span>
      <span className="sep">
        <time dateTime={orderedAt}>{dateAndTime(orderedAt, today)}</time>
      </span>
    </p>
  );
}

/** Progress while the letters are being sent. */
export function SendingProgress({ sending: { status, report } }: Pick<Props, 'sending'>) {
  if (status !== 'sending' || report.recipients === 0) return null;
  const { recipients, waiting } = report;
  return (
    <progress
      className={styles.progress}
      aria-label={strings.progress}
      max={recipients}
      value={recipients - waiting}
    />
  );
}

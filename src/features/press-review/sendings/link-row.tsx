import { useEffect, useState } from 'react';
import { dateAndTime, longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SharedLink } from '#domain/press-review/sending.ts';
import { Button } from '#src/ui/button.tsx';
import { expiryWords, hasEnded } from './link-words.ts';
import styles from './sendings.module.css';
import { linkStrings as strings } from './strings.ts';

type Props = { link: SharedLink; today: Day; online: boolean; onRevoke: (link: SharedLink) => void };

const MINUTE_MS = 60_000;

/** The current time, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A shared link: its label, its remaining time, and how often it was opened. */
export function LinkRow({ link, today, online, onRevoke }: Props) {
  const now = useNow();
  const { label, day, clips, opened, lastOpenedAt } = link;
  const name = label || strings.unnamed;
  const isEnded = hasEnded(link, now);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3 className="t-s2">{name}</h3>
        <p className="meta">{strings.of(longDate(day), clips)}</p>
      </div>
      <div className={styles.status}>
        <p data-ended={isEnded || undefined}>{expiryWords(link, now)}</p>
        <p className="meta">
          {opened === 0 ? strings.never : strings.opened(opened)}
          {lastOpenedAt !== null && (
            <span className="sep">{strings.lastOpened(dateAndTime(lastOpenedAt, today))}</span>
          )}
        </p>
      </div>
      {!isEnded && (
        <Button
          look="plain"
          size="small"
          aria-label={strings.revokeOne(name)}
          disabled={!online}
          onClick={() => onRevoke(link)}
        >
          {strings.revoke}
        </Button>
      )}
    </li>
  );
}

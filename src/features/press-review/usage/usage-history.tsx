import { useState } from 'react';
import { relativeDay, timeOfDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { csvOf } from '#domain/press-review/csv.ts';
import { USAGE_KINDS, type UsageEvent, type UsageKind } from '#domain/press-review/sending.ts';
import { saveFile } from '#src/components/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { byDay, kindCounts, usageRows, whoOf } from './group-usage.ts';
import { usageStrings as strings } from './strings.ts';
import styles from './usage.module.css';

type Props = { events: readonly UsageEvent[]; today: Day };

const ROWS_PER_STEP = 100;

/** What people did with the reviews, day by day, in the order of `events`. */
export function UsageHistory({ events, today }: Props) {
  const [kind, setKind] = useState<UsageKind | null>(null);
  const [maxShown, setMaxShown] = useState(ROWS_PER_STEP);
  const counts = kindCounts(events);
  const shown = events.filter((event) => kind === null || event.kind === kind);
  const kinds = [null, ...USAGE_KINDS.filter((usageKind) => counts.has(usageKind))];
  const filterBy = (newKind: UsageKind | null) => {
    setKind(newKind);
    setMaxShown(ROWS_PER_STEP);
  };
  const hiddenCount = shown.length - maxShown;
  return (
    <>
      <div className={`spread ${styles.tools}`}>
        <fieldset className={`wrapping ${styles.kinds}`}>
          <legend className="vh">{strings.filter}</legend>
          {kinds.map((option) => (
            <Button
              key={option ?? 'all'}
              look={option === kind ? 'strong' : 'plain'}
              size="small"
              aria-pressed={option === kind}
              onClick={() => filterBy(option)}
            >
              {option === null
                ? `${strings.all} ${events.length}`
                : `${strings.kinds[option]} ${counts.get(option)}`}
            </Button>
          ))}
        </fieldset>
        <Button
          look="quiet"
          onClick={() =>
            saveFile(
              new Blob([csvOf([strings.csv, ...usageRows(shown)])], { type: 'text/csv' }),
              strings.fileName,
            )
          }
        >
          <Icon name="down" size={18} />
          {strings.download}
        </Button>
      </div>
      {byDay(shown.slice(0, maxShown)).map(({ day, events: eventsOfDay }) => (
        <section key={day} className={styles.day}>
          <h3>{relativeDay(day, today)}</h3>
          <ul className="hr">
            {eventsOfDay.map((event, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are loaded once and keep their order
              <li key={`${event.at} ${at}`}>
                <time className="meta num" dateTime={event.at}>
                  {timeOfDay(event.at)}
                </time>
                <p>
                  <b>{whoOf(event)}</b> {strings.actions[event.kind]} <span>{event.what}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hiddenCount > 0 && (
        <Button look="plain" onClick={() => setMaxShown(maxShown + ROWS_PER_STEP)}>
          {strings.more(Math.min(hiddenCount, ROWS_PER_STEP))}
        </Button>
      )}
      <p className={`meta ${styles.kept}`}>{strings.retention}</p>
    </>
  );
}

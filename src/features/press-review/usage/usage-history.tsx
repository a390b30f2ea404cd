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

const STEP = 100;

/** Events of the reviews, day by day, the latest first. */
export function UsageHistory({ events, today }: Props) {
  const [kind, setKind] = useState<UsageKind | null>(null);
  const [room, setRoom] = useState(STEP);
  const counts = kindCounts(events);
  const shown = events.filter((event) => kind === null || event.kind === kind);
  const kinds = [null, ...USAGE_KINDS.filter((one) => counts.has(one))];
  const choose = (wanted: UsageKind | null) => {
    setKind(wanted);
    setRoom(STEP);
  };
  const left = shown.length - room;
  return (
    <>
      <div className={`spread ${styles.tools}`}>
        <fieldset className={`wrapping ${styles.kinds}`}>
          <legend className="vh">{strings.filter}</legend>
          {kinds.map((one) => (
            <Button
              key={one ?? 'all'}
              look={one === kind ? 'strong' : 'plain'}
              size="small"
              aria-pressed={one === kind}
              onClick={() => choose(one)}
            >
              {one === null ? `${strings.all} ${events.length}` : `${strings.kinds[one]} ${counts.get(one)}`}
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
      {byDay(shown.slice(0, room)).map(({ day, events: done }) => (
        <section key={day} className={styles.day}>
          <h3>{relativeDay(day, today)}</h3>
          <ul className="hr">
            {done.map((event, at) => (
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
      {left > 0 && (
        <Button look="plain" onClick={() => setRoom(room + STEP)}>
          {strings.more(Math.min(left, STEP))}
        </Button>
      )}
      <p className={`meta ${styles.kept}`}>{strings.kept}</p>
    </>
  );
}

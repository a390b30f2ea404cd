import { useState } from 'react';
import type { AlertRules, QuietHours as Hours } from '#domain/push/alert-rules.ts';
import { Switch } from '#src/ui/switch.tsx';
import { HourFields } from './hour-fields.tsx';
import { quietSpans } from './quiet-spans.ts';
import { ruleStrings as strings } from './rule-strings.ts';
import styles from './rules.module.css';
import type { ChangeRules } from './use-rule-changes.tsx';

type Quiet = AlertRules['quiet'];
type Props = { quiet: Quiet; online: boolean; onChange: ChangeRules };

const DEFAULT_HOURS: Hours = { from: '22:30', to: '07:00' };
/** Weekdays in Italian order. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

const isSameEveryDay = (quiet: Quiet) =>
  quiet.every((hours) => hours?.from === quiet[0]?.from && hours?.to === quiet[0]?.to);

/** Hours without alerts: the same every day, or different ones for each weekday. */
export function QuietHours({ quiet, online, onChange }: Props) {
  const sameEveryDay = isSameEveryDay(quiet);
  const [byDay, setByDay] = useState(!sameEveryDay);
  const first = quiet.find((hours) => hours !== null) ?? null;
  const setAll = (hours: Hours | null) => onChange({ quiet: quiet.map(() => hours) });
  const set = (day: number, hours: Hours | null) =>
    onChange({ quiet: quiet.map((before, at) => (at === day ? hours : before)) });
  return (
    <div className={styles.group}>
      <Switch
        label={strings.quiet}
        note={noteOf(first, sameEveryDay)}
        checked={first !== null}
        disabled={!online}
        onChange={(on) => setAll(on ? DEFAULT_HOURS : null)}
      />
      {first && (
        <>
          {sameEveryDay && <DayBar hours={first} />}
          {sameEveryDay && !byDay && <HourFields hours={first} online={online} onChange={setAll} />}
          <label className={`row10 ${styles.check}`}>
            <input
              type="checkbox"
              checked={byDay}
              disabled={!online}
              onChange={({ target }) => {
                setByDay(target.checked);
                if (!target.checked && !sameEveryDay) setAll(first);
              }}
            />
            {strings.byDay}
          </label>
          {byDay && (
            <ul className={`hr ${styles.days}`}>
              {WEEKDAYS.map((day) => (
                <li key={day}>
                  <Switch
                    label={strings.quietOn(day)}
                    checked={quiet[day] !== null}
                    disabled={!online}
                    onChange={(on) => set(day, on ? first : null)}
                  />
                  {quiet[day] && (
                    <HourFields
                      hours={quiet[day]}
                      day={day}
                      online={online}
                      onChange={(hours) => set(day, hours)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

function noteOf(first: Hours | null, sameEveryDay: boolean): string {
  if (!first) return strings.quietOff;
  return sameEveryDay ? strings.quietNote(first.from, first.to) : strings.quietDiffers;
}

/**
 * The day as a bar, with its quiet part in colour. Hidden from screen readers, because the times are also in
 * text.
 */
function DayBar({ hours }: { hours: Hours }) {
  return (
    <div aria-hidden="true">
      <div className={styles.bar}>
        {quietSpans(hours).map(({ start, length }) => (
          <i key={start} style={{ insetInlineStart: `${start}%`, inlineSize: `${length}%` }} />
        ))}
      </div>
      <div className="apart meta">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}

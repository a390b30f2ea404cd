import { type FormEvent, useState } from 'react';
import { type AlertRules, DEFAULT_RULES } from '#domain/push/alert-rules.ts';
import { MAX_DIGESTS } from '#domain/validation/alert-rules.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { clock, ruleStrings as strings } from './rule-strings.ts';
import styles from './rules.module.css';
import type { ChangeRules } from './use-rule-changes.tsx';

type Props = { times: AlertRules['digestTimes']; online: boolean; onChange: ChangeRules };

/** Times at which collected alerts are sent: the default ones and those that the reader has added. */
export function AlertTimes({ times, online, onChange }: Props) {
  const [time, setTime] = useState('');
  const offered = [...new Set([...DEFAULT_RULES.digestTimes, ...times])].sort();
  const isFull = times.length >= MAX_DIGESTS;
  const toggle = (toggledTime: string) =>
    onChange({
      digestTimes: times.includes(toggledTime)
        ? times.filter((other) => other !== toggledTime)
        : [...times, toggledTime].sort(),
    });
  function add(event: FormEvent) {
    event.preventDefault();
    if (time === '' || times.includes(time) || isFull || !online) return;
    toggle(time);
    setTime('');
  }
  return (
    <fieldset className={styles.group}>
      <legend>{strings.digests}</legend>
      <p className="meta">{strings.digestsNote}</p>
      <div className={`wrapping ${styles.times}`}>
        {offered.map((offeredTime) => (
          <button
            key={offeredTime}
            type="button"
            className={`tap ${styles.time}`}
            aria-pressed={times.includes(offeredTime)}
            aria-label={strings.digestAt(offeredTime)}
            disabled={!online || (isFull && !times.includes(offeredTime))}
            onClick={() => toggle(offeredTime)}
          >
            {times.includes(offeredTime) && <Icon name="check" size={15} />}
            {clock(offeredTime)}
          </button>
        ))}
      </div>
      <form className={`cluster ${styles.inline}`} onSubmit={add}>
        <label>
          <span className="meta">{strings.anotherTime}</span>
          <input
            className="field-box"
            type="time"
            value={time}
            disabled={!online}
            onChange={({ target }) => setTime(target.value)}
          />
        </label>
        <Button type="submit" look="plain" size="small" disabled={!online || isFull}>
          {strings.addTime}
        </Button>
      </form>
    </fieldset>
  );
}

import { type FormEvent, useState } from 'react';
import { type AlertRules, DEFAULT_RULES } from '#domain/push/alert-rules.ts';
import { MOST_DIGESTS } from '#domain/validation/alert-rules.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { clock, ruleStrings as strings } from './rule-strings.ts';
import styles from './rules.module.css';
import type { ChangeRules } from './use-rule-changes.tsx';

type Props = { times: AlertRules['digestTimes']; online: boolean; onChange: ChangeRules };

/** Times at which collected alerts are sent: the usual ones and the reader's own. */
export function AlertTimes({ times, online, onChange }: Props) {
  const [time, setTime] = useState('');
  const offered = [...new Set([...DEFAULT_RULES.digestTimes, ...times])].sort();
  const isFull = times.length >= MOST_DIGESTS;
  const turn = (one: string) =>
    onChange({
      digestTimes: times.includes(one) ? times.filter((other) => other !== one) : [...times, one].sort(),
    });
  function add(event: FormEvent) {
    event.preventDefault();
    if (time === '' || times.includes(time) || isFull || !online) return;
    turn(time);
    setTime('');
  }
  return (
    <fieldset className={styles.group}>
      <legend>{strings.digests}</legend>
      <p className="meta">{strings.digestsNote}</p>
      <div className={`wrapping ${styles.times}`}>
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            className={`tap ${styles.time}`}
            aria-pressed={times.includes(one)}
            aria-label={strings.digestAt(one)}
            disabled={!online || (isFull && !times.includes(one))}
            onClick={() => turn(one)}
          >
            {times.includes(one) && <Icon name="check" size={15} />}
            {clock(one)}
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

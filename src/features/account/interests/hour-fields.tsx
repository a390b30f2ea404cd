import { useState } from 'react';
import type { QuietHours } from '#domain/push/alert-rules.ts';
import { ruleStrings as strings } from './rule-strings.ts';
import styles from './rules.module.css';

type Props = {
  hours: QuietHours;
  /** Weekday to which the hours apply, 0 for Sunday; without one all weekdays. */
  day?: number;
  online: boolean;
  onChange: (hours: QuietHours) => void;
};

/**
 * Fields for the beginning and end of quiet hours. A time is sent on leaving the field or on Enter, because every key
 * would be a call otherwise.
 */
export function HourFields({ hours, day, online, onChange }: Props) {
  const labels = day === undefined ? [strings.from, strings.to] : [strings.fromOn(day), strings.toOn(day)];
  return (
    <div className={`cluster ${styles.inline}`}>
      <TimeField
        label={labels[0] ?? ''}
        words={strings.from}
        value={hours.from}
        online={online}
        onLeft={(from) => onChange({ ...hours, from })}
      />
      <TimeField
        label={labels[1] ?? ''}
        words={strings.to}
        value={hours.to}
        online={online}
        onLeft={(to) => onChange({ ...hours, to })}
      />
    </div>
  );
}

type FieldProps = {
  label: string;
  words: string;
  value: string;
  online: boolean;
  onLeft: (time: string) => void;
};

function TimeField({ label, words, value, online, onLeft }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function leave() {
    setTyped(null);
    if (typed && typed !== value) onLeft(typed);
  }
  return (
    <label>
      <span className="meta">{words}</span>
      <input
        className="field-box"
        type="time"
        aria-label={label}
        value={typed ?? value}
        disabled={!online}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
      />
    </label>
  );
}

import { useState } from 'react';
import type { QuietHours } from '#domain/push/alert-rules.ts';
import { ruleStrings as strings } from './rule-strings.ts';
import styles from './rules.module.css';

type Props = {
  hours: QuietHours;
  /** Weekday to which the hours apply, 0 for Sunday; undefined for all weekdays. */
  day?: number;
  online: boolean;
  onChange: (hours: QuietHours) => void;
};

/**
 * Fields for the beginning and end of quiet hours. `onChange` is called on leaving a field or on Enter,
 * because it sends a request, which every key press would do otherwise.
 */
export function HourFields({ hours, day, online, onChange }: Props) {
  const labels = day === undefined ? [strings.from, strings.to] : [strings.fromOn(day), strings.toOn(day)];
  return (
    <div className={`cluster ${styles.inline}`}>
      <TimeField
        label={labels[0] ?? ''}
        visibleLabel={strings.from}
        value={hours.from}
        online={online}
        onCommit={(from) => onChange({ ...hours, from })}
      />
      <TimeField
        label={labels[1] ?? ''}
        visibleLabel={strings.to}
        value={hours.to}
        online={online}
        onCommit={(to) => onChange({ ...hours, to })}
      />
    </div>
  );
}

type FieldProps = {
  label: string;
  visibleLabel: string;
  value: string;
  online: boolean;
  onCommit: (time: string) => void;
};

function TimeField({ label, visibleLabel, value, online, onCommit }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function commit() {
    setTyped(null);
    if (typed && typed !== value) onCommit(typed);
  }
  return (
    <label>
      <span className="meta">{visibleLabel}</span>
      <input
        className="field-box"
        type="time"
        aria-label={label}
        value={typed ?? value}
        disabled={!online}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
      />
    </label>
  );
}

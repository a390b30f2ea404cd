import { useState } from 'react';
import * as v from 'valibot';
import { addDays, longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { AlertRules } from '#domain/push/alert-rules.ts';
import { AlertRulesForm } from '#domain/validation/alert-rules.ts';
import { Button } from '#src/ui/button.tsx';
import { ruleStrings as strings } from './rule-strings.ts';
import styles from './rules.module.css';
import type { ChangeRules } from './use-rule-changes.tsx';

type Props = { pause: AlertRules['pause']; today: Day; online: boolean; onChange: ChangeRules };

/** A pause is a week by default: today and this number of days after it. */
const DEFAULT_PAUSE_EXTRA_DAYS = 6;

/** Form for a period without alerts, such as a holiday. */
export function AlertPause({ pause, today, online, onChange }: Props) {
  const [days, setDays] = useState<{ dal: string; al: string }>({
    dal: today,
    al: addDays(today, DEFAULT_PAUSE_EXTRA_DAYS),
  });
  const [error, setError] = useState('');
  const isOver = pause !== null && pause.to < today;
  function begin() {
    const parsed = v.safeParse(AlertRulesForm.entries.pausa, days);
    setError(parsed.success ? '' : parsed.issues[0].message);
    if (parsed.success && parsed.output)
      onChange({ pause: { from: parsed.output.dal, to: parsed.output.al } });
  }
  return (
    <fieldset className={styles.group}>
      <legend>{strings.pause}</legend>
      {pause && !isOver ? (
        <div className={`cluster ${styles.inline}`}>
          <p>{strings.paused(longDate(pause.from), longDate(pause.to))}</p>
          <Button look="plain" size="small" disabled={!online} onClick={() => onChange({ pause: null })}>
            {strings.endPause}
          </Button>
        </div>
      ) : (
        <>
          <p className="meta">{strings.pauseNote}</p>
          <div className={`cluster ${styles.inline}`}>
            {(['dal', 'al'] as const).map((end) => (
              <label key={end}>
                <span className="meta">{end === 'dal' ? strings.pauseFrom : strings.pauseTo}</span>
                <input
                  className="field-box"
                  type="date"
                  value={days[end]}
                  min={end === 'dal' ? today : days.dal}
                  disabled={!online}
                  aria-invalid={error !== ''}
                  onChange={({ target }) => setDays({ ...days, [end]: target.value })}
                />
              </label>
            ))}
            <Button look="plain" size="small" disabled={!online} onClick={begin}>
              {strings.beginPause}
            </Button>
          </div>
          <p className={styles.wrong} role="alert">
            {error}
          </p>
        </>
      )}
    </fieldset>
  );
}

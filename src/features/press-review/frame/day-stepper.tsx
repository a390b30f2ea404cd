import { briefDate } from '#domain/date-words.ts';
import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './day-stepper.module.css';
import { dayStrings as strings } from './strings.ts';

type Props = {
  from: Day;
  to: Day;
  /** The nearest days with a review; null where there is none. */
  previous: Day | null;
  next: Day | null;
  /** The last day that can be chosen. */
  last: Day;
  onChoose: (day: Day) => void;
};

/** The chosen day, with buttons for the days beside it and the browser's date picker for all others. */
export function DayStepper({ from, to, previous, next, last, onChoose }: Props) {
  return (
    <div className={`row ${styles.stepper}`}>
      <Step
        day={previous}
        icon="left"
        words={strings.previous}
        none={strings.noPrevious}
        onChoose={onChoose}
      />
      <label className={`row10 ${styles.day}`}>
        <Icon name="cal" size={19} />
        <span aria-hidden="true">
          {from === to ? longDate(to) : strings.period(briefDate(from), briefDate(to))}
        </span>
        <input
          type="date"
          aria-label={strings.choose}
          value={to}
          max={last}
          required
          onClick={({ currentTarget }) => currentTarget.showPicker?.()}
          onChange={({ target }) => target.value && onChoose(target.value)}
        />
      </label>
      <Step day={next} icon="right" words={strings.next} none={strings.noNext} onChoose={onChoose} />
    </div>
  );
}

type StepProps = {
  day: Day | null;
  icon: 'left' | 'right';
  words: (day: string) => string;
  none: string;
  onChoose: (day: Day) => void;
};

/** A step that leads nowhere stays focusable: a disabled button would lose the focus. */
function Step({ day, icon, words, none, onChoose }: StepProps) {
  return (
    <button
      type="button"
      className="ib"
      aria-label={day ? words(longDate(day)) : none}
      aria-disabled={day ? undefined : true}
      onClick={() => day && onChoose(day)}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

import { briefDate } from '#domain/date-words.ts';
import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useTypedDay } from '../parts/use-typed-day.ts';
import styles from './day-stepper.module.css';
import { dayStrings as strings } from './strings.ts';

type Props = {
  from: Day;
  to: Day;
  /** Days to which the buttons lead; null for a button that leads nowhere. */
  previous: Day | null;
  next: Day | null;
  /** The last day that can be chosen. */
  last: Day;
  onChoose: (day: Day) => void;
};

/**
 * The chosen day, with buttons for the previous and next one and the browser's date picker for all others.
 */
export function DayStepper({ from, to, previous, next, last, onChoose }: Props) {
  return (
    <div className={`row ${styles.stepper}`}>
      <Step
        day={previous}
        icon="left"
        labelFor={strings.previous}
        labelWithoutDay={strings.noPrevious}
        onChoose={onChoose}
      />
      <label className={`row10 ${styles.day}`}>
        <Icon name="cal" size={19} />
        <span aria-hidden="true">
          {from === to ? longDate(to) : strings.period(briefDate(from), briefDate(to))}
        </span>
        <input
          {...useTypedDay(to, onChoose)}
          type="date"
          aria-label={strings.choose}
          max={last}
          onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        />
      </label>
      <Step
        day={next}
        icon="right"
        labelFor={strings.next}
        labelWithoutDay={strings.noNext}
        onChoose={onChoose}
      />
    </div>
  );
}

type StepProps = {
  day: Day | null;
  icon: 'left' | 'right';
  labelFor: (day: string) => string;
  labelWithoutDay: string;
  onChoose: (day: Day) => void;
};

/**
 * A button to another day. One that leads nowhere stays focusable: a disabled button would lose the focus.
 */
function Step({ day, icon, labelFor, labelWithoutDay, onChoose }: StepProps) {
  return (
    <button
      type="button"
      className="ib"
      aria-label={day ? labelFor(longDate(day)) : labelWithoutDay}
      aria-disabled={day ? undefined : true}
      onClick={() => day && onChoose(day)}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

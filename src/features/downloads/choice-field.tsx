import { useId } from 'react';
import styles from './choice-field.module.css';

type Props<Option extends string> = {
  legend: string;
  note?: string;
  name: string;
  options: readonly Option[];
  labels: Record<Option, string>;
  value: Option;
  onChange: (value: Option) => void;
};

/** A group of options of which one is chosen. */
export function ChoiceField<Option extends string>(props: Props<Option>) {
  const { legend, note, name, options, labels, value, onChange } = props;
  const noteId = useId();
  return (
    <fieldset className={`stack8 ${styles.field}`} aria-describedby={note ? noteId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={`wrapping ${styles.options}`}>
        {options.map((option) => (
          <label className="centred" key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {labels[option]}
          </label>
        ))}
      </div>
      {note && (
        <p className="meta" id={noteId}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

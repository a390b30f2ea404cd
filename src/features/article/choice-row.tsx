import styles from './choice-row.module.css';

type Props<Option extends string> = {
  legend: string;
  name: string;
  options: readonly Option[];
  labels: Record<Option, string>;
  /** Undefined when nothing was chosen and the page's own look applies. */
  value: Option | undefined;
  /** Each option is shown in the colours it sets. */
  swatches?: boolean;
  onChange: (value: Option) => void;
};

/** A row of the text panel: a name, and options of which one is chosen. */
export function ChoiceRow<Option extends string>(props: Props<Option>) {
  const { legend, name, options, labels, value, swatches = false, onChange } = props;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={swatches ? styles.swatches : styles.segments}>
        {options.map((option) => (
          <label key={option} className={styles[option] ?? styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useId, useState } from 'react';
import { groupsIn } from '#domain/press-review/read-recipient-list.ts';
import { fill } from '#src/state/place/form-fields.ts';
import { Field } from '#src/ui/form/field.tsx';
import { fieldId } from '#src/ui/form/field-frame.tsx';
import styles from './group-field.module.css';
import { groupStrings as strings } from './strings.ts';

type Props = {
  name: string;
  /** Names separated by commas. */
  defaultValue: string;
  /** Names of the existing groups. */
  known: readonly string[];
  error?: string | undefined;
};

/** Field for names of groups: typed, or chosen from the known ones. */
export function GroupField({ name, defaultValue, known, error }: Props) {
  const id = useId();
  const [text, setText] = useState(defaultValue);
  const written = groupsIn([text]);
  const toggle = (group: string) => {
    const next = written.includes(group) ? written.filter((one) => one !== group) : [...written, group];
    fill(document.getElementById(fieldId(name)), next.join(', '));
  };
  return (
    <div className={styles.field}>
      <Field
        name={name}
        label={strings.groups}
        hint={strings.hint}
        autoComplete="off"
        defaultValue={defaultValue}
        error={error}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {known.length > 0 && (
        <>
          <p className="vh" id={id}>
            {strings.known}
          </p>
          <ul className={`wrapping ${styles.known}`} aria-labelledby={id}>
            {known.map((group) => (
              <li key={group}>
                <button
                  type="button"
                  className={`chip tap ${styles.chip}`}
                  aria-pressed={written.includes(group)}
                  onClick={() => toggle(group)}
                >
                  <span>{group}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

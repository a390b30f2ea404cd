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
  groupNames: readonly string[];
  error?: string | undefined;
};

/** Field for names of groups, which are typed or chosen from the existing ones. */
export function GroupField({ name, defaultValue, groupNames, error }: Props) {
  const id = useId();
  const [text, setText] = useState(defaultValue);
  const typedGroups = groupsIn([text]);
  const toggle = (group: string) => {
    const next = typedGroups.includes(group)
      ? typedGroups.filter((other) => other !== group)
      : [...typedGroups, group];
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
      {groupNames.length > 0 && (
        <>
          <p className="vh" id={id}>
            {strings.existingGroups}
          </p>
          <ul className={`wrapping ${styles.known}`} aria-labelledby={id}>
            {groupNames.map((group) => (
              <li key={group}>
                <button
                  type="button"
                  className={`chip tap ${styles.chip}`}
                  aria-pressed={typedGroups.includes(group)}
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

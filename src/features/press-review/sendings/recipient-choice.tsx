import { useId } from 'react';
import { REVIEW_RECIPIENTS } from '#domain/press-review/addresses.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import form from '#src/ui/form/form.module.css';
import styles from './send-dialog.module.css';
import { sendStrings as strings } from './send-strings.ts';

type Props = {
  recipients: readonly Recipient[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
};

type Group = { name: string; ids: readonly number[] };

/** The groups of the active recipients, in alphabetical order. */
function groupsOf(active: readonly Recipient[]): Group[] {
  const names = [...new Set(active.flatMap(({ groups }) => groups))].sort((one, other) =>
    one.localeCompare(other, 'it'),
  );
  return names.map((name) => ({
    name,
    ids: active.filter(({ groups }) => groups.includes(name)).map(({ id }) => id),
  }));
}

/** Choice of the recipients of a sending: whole groups, and single recipients. PRS-03 */
export function RecipientChoice({ recipients, chosen, onChange }: Props) {
  const title = useId();
  const active = recipients.filter(({ status }) => status === 'active');
  const inactiveCount = recipients.length - active.length;
  const setChosen = (ids: readonly number[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be beside the number
    <div role="group" aria-labelledby={title} className="stack4">
      <p className={`apart ${styles.choiceHead}`}>
        <b id={title}>{strings.recipients}</b>
        {active.length > 0 && (
          <span className="meta num" role="status">
            {strings.chosen(chosen.size, active.length)}
          </span>
        )}
      </p>
      {active.length === 0 ? (
        <p className="meta">
          {strings.noRecipients}{' '}
          <AppLink className="link" href={REVIEW_RECIPIENTS}>
            {strings.addRecipients}
          </AppLink>
        </p>
      ) : (
        <>
          <div className={`wrapping ${styles.groups}`}>
            <GroupBox
              name={strings.everybody}
              ids={active.map(({ id }) => id)}
              chosen={chosen}
              onChange={(on) =>
                setChosen(
                  active.map(({ id }) => id),
                  on,
                )
              }
            />
            {groupsOf(active).map(({ name, ids }) => (
              <GroupBox
                key={name}
                name={name}
                ids={ids}
                chosen={chosen}
                onChange={(on) => setChosen(ids, on)}
              />
            ))}
          </div>
          <details className={styles.single}>
            <summary>{strings.oneByOne}</summary>
            <ul>
              {active.map(({ id, name, email }) => (
                <li key={id}>
                  <label className={`secondary ${form.check}`}>
                    <input
                      className="checkbox"
                      type="checkbox"
                      checked={chosen.has(id)}
                      onChange={({ target }) => setChosen([id], target.checked)}
                    />
                    <span>
                      {name && <b>{name} </b>}
                      <span className={styles.address}>{email}</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      {inactiveCount > 0 && <p className="meta">{strings.inactive(inactiveCount)}</p>}
    </div>
  );
}

type BoxProps = Group & { chosen: ReadonlySet<number>; onChange: (on: boolean) => void };

function GroupBox({ name, ids, chosen, onChange }: BoxProps) {
  const count = ids.filter((id) => chosen.has(id)).length;
  const isPartlyChosen = count > 0 && count < ids.length;
  return (
    <label className={`secondary ${form.check}`}>
      <input
        className="checkbox"
        type="checkbox"
        checked={count === ids.length}
        ref={(box) => {
          if (box) box.indeterminate = isPartlyChosen;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{strings.group(name, ids.length)}</span>
    </label>
  );
}

import type { Seats } from '#domain/members.ts';
import { Field } from '#src/ui/form/field.tsx';
import styles from './members.module.css';
import { membersStrings as strings } from './members-strings.ts';
import { filterByText } from './members-words.ts';

type Props = { seats: Seats; typed: string; onType: (typed: string) => void };

/** Field that filters the holder, the members and the invites by name or e-mail, and the number found. */
export function MembersFilter({ seats: { holder, members, invites }, typed, onType }: Props) {
  const found = filterByText([holder, ...members, ...invites], typed).length;
  return (
    <div className={`stack6 ${styles.filter}`}>
      <Field
        name="cerca-persona"
        type="search"
        label={strings.filter}
        autoComplete="off"
        defaultValue={typed}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p className="meta" role="status">
        {typed.trim() !== '' && (found === 0 ? strings.nobody : strings.found(found))}
      </p>
    </div>
  );
}

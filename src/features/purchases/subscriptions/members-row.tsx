import type { ReactNode } from 'react';
import { outerInitialsOf } from '#domain/graphemes.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import styles from './members.module.css';

type Props = {
  name: string;
  email?: string;
  /** The state in short; icon and colour show the same. */
  state: { icon: IconName; label: string; tone: 'ok' | 'warn' | 'error' | 'none' };
  note: string;
  /** Text with the code of an invite, below the note. */
  code?: string;
  actions?: ReactNode;
};

/** A row for one person, or for the free seats: name, state and actions. */
export function MembersRow({ name, email, state, note, code, actions }: Props) {
  return (
    <li>
      <span
        className={`centred ${styles.avatar}`}
        data-free={email === undefined || undefined}
        aria-hidden="true"
      >
        {email === undefined ? '+' : outerInitialsOf(name)}
      </span>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        {email && <p className="meta">{email}</p>}
      </div>
      <div className={styles.standing}>
        <p className={`row6 ${styles.state} ${styles[state.tone]}`}>
          <Icon name={state.icon} size={17} />
          {state.label}
        </p>
        {note && <p className="meta">{note}</p>}
        {code && <p className={`meta ${styles.code}`}>{code}</p>}
      </div>
      {actions && <div className={`wrapping ${styles.actions}`}>{actions}</div>}
    </li>
  );
}

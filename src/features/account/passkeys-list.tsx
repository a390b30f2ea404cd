import type { Passkey } from '#api/account/wire.ts';
import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { recentTime } from '#domain/recent-time.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './devices-list.module.css';
import { passkeyStrings as strings } from './strings.ts';

type Props = {
  passkeys: readonly Passkey[];
  today: Day;
  online: boolean;
  onRemove: (passkey: Passkey) => void;
};

/** The account's passkeys, each with a button to remove it. */
export function PasskeysList({ passkeys, today, online, onRemove }: Props) {
  if (passkeys.length === 0) return <p className="meta">{strings.none}</p>;
  return (
    <ul className={`hr ${styles.passkeys}`} aria-label={strings.title}>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <span className={`centred ${styles.icon}`}>
            <Icon name="key" size={26} />
          </span>
          <div>
            <h3 className="t-s2">{passkey.name}</h3>
            <p className="meta">
              {passkey.lastUsedAt
                ? strings.used(recentTime(passkey.lastUsedAt, new Date()))
                : strings.added(dateAndTime(passkey.createdAt, today))}
            </p>
          </div>
          <Button
            look="plain"
            size="small"
            aria-label={strings.removeOne(passkey.name)}
            disabled={!online}
            onClick={() => onRemove(passkey)}
          >
            {strings.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

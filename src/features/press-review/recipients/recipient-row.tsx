import type { Recipient } from '#domain/press-review/recipients.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SelectBox } from '../parts/select-box.tsx';
import { nameOf } from './filter-recipients.ts';
import styles from './recipient-list.module.css';
import { statusWords } from './recipient-rows.ts';
import { recipientStrings as strings } from './strings.ts';

export type RowActions = {
  onEdit: (recipient: Recipient) => void;
  /** `byKey`: pressed by keyboard, so the focus must be moved. */
  onRemove: (recipient: Recipient, byKey: boolean) => void;
  onRetry: (recipient: Recipient) => void;
};

type Props = RowActions & {
  recipient: Recipient;
  online: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
};

/** A recipient with name, groups and status. */
export function RecipientRow({ recipient, online, selected, onSelect, onEdit, onRemove, onRetry }: Props) {
  const { name, email, groups, status } = recipient;
  const displayName = nameOf(recipient);
  return (
    <li className={styles.row} data-selected={selected || undefined}>
      <SelectBox label={strings.select(displayName)} checked={selected} onChange={onSelect} />
      <div className={styles.who}>
        <p className={styles.name}>{displayName}</p>
        {name && <p className="meta">{email}</p>}
      </div>
      <p className={styles.groups}>{groups.join(', ')}</p>
      <div className={`cluster ${styles.status}`} data-status={status}>
        <p>{statusWords(recipient)}</p>
        {status === 'bounced' && (
          <Button
            look="quiet"
            size="small"
            aria-label={strings.retryOne(displayName)}
            disabled={!online}
            onClick={() => onRetry(recipient)}
          >
            {strings.retry}
          </Button>
        )}
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className="ib"
          aria-label={strings.edit(displayName)}
          disabled={!online}
          onClick={() => onEdit(recipient)}
        >
          <Icon name="pen" size={20} />
        </button>
        <button
          type="button"
          className="ib"
          aria-label={strings.remove(displayName)}
          disabled={!online}
          onClick={({ detail }) => onRemove(recipient, detail === 0)}
        >
          <Icon name="trash" size={20} />
        </button>
      </div>
    </li>
  );
}

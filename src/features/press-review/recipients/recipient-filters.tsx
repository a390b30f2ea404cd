import { csvOf } from '#domain/press-review/csv.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { saveFile } from '#src/components/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { type RecipientFilters as Filters, groupsOf, statusCounts } from './filter-recipients.ts';
import styles from './recipient-filters.module.css';
import { recipientRows } from './recipient-rows.ts';
import { recipientStrings as strings } from './strings.ts';

type Props = {
  recipients: readonly Recipient[];
  found: readonly Recipient[];
  filters: Filters;
  onChange: (filters: Filters) => void;
};

const STATUSES = [null, 'active', 'unsubscribed', 'bounced'] as const;
/** Value of the option for recipients in no group; no group can have this name. */
const NO_GROUP_VALUE = '\n';

/** Search and filters of the recipients, with the number found. */
export function RecipientFilters({ recipients, found, filters, onChange }: Props) {
  const groups = groupsOf(recipients);
  const counts = statusCounts(recipients);
  const groupValue = filters.group === '' ? NO_GROUP_VALUE : (filters.group ?? '');
  return (
    <search className={`cluster ${styles.filters}`}>
      <label className={`row12 ${styles.search}`}>
        <Icon name="search" size={20} />
        <input
          className="grow"
          type="search"
          aria-label={strings.search}
          placeholder={strings.search}
          value={filters.text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ ...filters, text: target.value })}
        />
      </label>
      {groups.length > 0 && (
        <span className={styles.group}>
          <select
            className="field-box"
            aria-label={strings.group}
            value={groupValue}
            onChange={({ target }) =>
              onChange({ ...filters, group: target.value === NO_GROUP_VALUE ? '' : target.value || null })
            }
          >
            <option value="">{strings.allGroups}</option>
            {groups.map(([name, count]) => (
              <option key={name} value={name}>{`${name} (${count})`}</option>
            ))}
            <option value={NO_GROUP_VALUE}>{strings.noGroup}</option>
          </select>
          <Icon name="chev" size={18} />
        </span>
      )}
      <fieldset className={styles.chips}>
        <legend className="vh">{strings.status}</legend>
        {STATUSES.map((status) => (
          <button
            key={status ?? 'all'}
            type="button"
            className={`chip tap ${styles.chip}`}
            aria-pressed={filters.status === status}
            onClick={() => onChange({ ...filters, status })}
          >
            <span>
              {strings.statuses[status ?? 'all']}{' '}
              <span className={styles.count}>{status === null ? recipients.length : counts[status]}</span>
            </span>
          </button>
        ))}
      </fieldset>
      <p className={`meta ${styles.shown}`} role="status">
        {strings.shown(found.length, recipients.length)}
      </p>
      <Button
        look="quiet"
        className={styles.export}
        disabled={found.length === 0}
        onClick={() =>
          saveFile(
            new Blob([csvOf([strings.csv, ...recipientRows(found)])], { type: 'text/csv' }),
            strings.fileName,
          )
        }
      >
        <Icon name="down" size={18} />
        {strings.exportCsv}
      </Button>
    </search>
  );
}

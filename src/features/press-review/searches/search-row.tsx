import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SavedSearch } from '#domain/press-review/desk.ts';
import { Icon } from '#src/ui/icon.tsx';
import { BareSwitch } from '#src/ui/switch.tsx';
import { filterWords } from './filter-words.ts';
import styles from './searches.module.css';
import { searchesStrings as strings } from './strings.ts';

type Props = {
  search: SavedSearch;
  today: Day;
  online: boolean;
  onSwitch: (active: boolean) => void;
  onEdit: () => void;
  onRemove: (byKey: boolean) => void;
};

/** A saved search: its filters, its chapter, and the result of its last run. */
export function SearchRow({ search, today, online, onSwitch, onEdit, onRemove }: Props) {
  const { name, filters, chapter, active, lastRun } = search;
  const lastRunText = lastRun
    ? strings.lastRun(dateAndTime(lastRun.at, today), lastRun.added)
    : strings.never;
  return (
    <li className={styles.row}>
      <BareSwitch label={strings.active(name)} checked={active} disabled={!online} onChange={onSwitch} />
      <div className={`stack2 ${styles.words}`}>
        <h2 className="t-s1">{name}</h2>
        <p>{filterWords(filters)}</p>
        <p className="meta">
          {strings.inChapter(chapter)} · {lastRunText}
        </p>
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className="ib"
          aria-label={strings.edit(name)}
          disabled={!online}
          onClick={onEdit}
        >
          <Icon name="pen" size={19} />
        </button>
        <button
          type="button"
          className="ib"
          aria-label={strings.remove(name)}
          disabled={!online}
          onClick={({ detail }) => onRemove(detail === 0)}
        >
          <Icon name="trash" size={19} />
        </button>
      </div>
    </li>
  );
}

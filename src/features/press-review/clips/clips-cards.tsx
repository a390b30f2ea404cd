import styles from './clips-list.module.css';
import type { ListFrame } from './list-frame.ts';
import { clipsStrings, listStrings as strings } from './strings.ts';
import { SelectAll } from './table-head.tsx';

/** The list as cards, where there is no room for a table. */
export function ClipsCards({ box, size, onFocus, onKeyDown, ...selection }: ListFrame) {
  const { count, chosen, onSelectAll, children } = selection;
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is in a component of its own */}
      <label className={`caption row14 ${styles.all}`}>
        <SelectAll chosen={chosen} onSelectAll={onSelectAll} />
        <span aria-hidden="true">{clipsStrings.clips(count)}</span>
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a virtual list, which renders only the visible entries */}
      <div
        role="list"
        aria-label={strings.table}
        ref={box}
        className={styles.body}
        style={{ blockSize: size }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </>
  );
}

import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import styles from './answer-tools.module.css';

export type ToolEntry = { name: string; onChoose: () => void; disabled?: boolean };

type Props = { label: string; icon: IconName; entries: readonly ToolEntry[] };

/** A menu of actions behind one icon. It closes when one is chosen, by Escape, and when the focus leaves it. */
export function ToolMenu({ label, icon, entries }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  function close() {
    if (menu.current) menu.current.open = false;
  }
  function closeAndFocus() {
    // The pressed entry disappears with its menu, so the focus moves to the menu's button.
    menu.current?.querySelector('summary')?.focus();
    close();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.preventDefault();
    closeAndFocus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) close();
  };
  return (
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className="no-marker ib" aria-label={label}>
        <Icon name={icon} size={20} />
      </summary>
      <ul>
        {entries.map(({ name, onChoose, disabled }) => (
          <li key={name}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => {
                closeAndFocus();
                onChoose();
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

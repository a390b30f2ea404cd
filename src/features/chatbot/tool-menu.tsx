import { Icon, type IconName } from '#src/ui/icon.tsx';
import { useMenu } from '#src/ui/use-menu.ts';
import styles from './answer-tools.module.css';

export type ToolEntry = { name: string; onChoose: () => void; disabled?: boolean };

type Props = { label: string; icon: IconName; entries: readonly ToolEntry[] };

/** A menu of actions behind one icon. It closes when one is chosen. */
export function ToolMenu({ label, icon, entries }: Props) {
  const { closeAndFocus, menuProps } = useMenu();
  return (
    <details {...menuProps} className={styles.menu}>
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

import { EXPORT_FORMATS, type ExportFormat } from '#domain/press-review/review.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useMenu } from '#src/ui/use-menu.ts';
import styles from './selection-bar.module.css';
import { selectionStrings as strings } from './strings.ts';

type Props = {
  disabled: boolean;
  /** An action on the selection is under way: the entries for another ignore presses, and the menu stays open. */
  busy: boolean;
  onAdd: () => void;
  onClear: () => void;
  onDownload: (format: ExportFormat) => void;
};

/** Menu of further formats; on narrow screens also of the actions for which the bar has no room. */
export function SelectionMenu({ disabled, busy, onAdd, onClear, onDownload }: Props) {
  const { closeAndFocus, menuProps } = useMenu();
  const closeAndRun = (action: () => void) => () => {
    closeAndFocus();
    action();
  };
  const actionProps = (action: () => void) => ({
    type: 'button' as const,
    disabled,
    'aria-disabled': busy || undefined,
    onClick: busy ? undefined : closeAndRun(action),
  });
  return (
    <details {...menuProps} className={styles.menu}>
      <summary className="no-marker btn s">
        <span className="mb">{strings.actions}</span>
        <span className="vh dk">{strings.formats}</span>
        <Icon name="chev" size={16} />
      </summary>
      <ul>
        <li className="mb">
          <button {...actionProps(onAdd)}>{strings.add}</button>
        </li>
        {EXPORT_FORMATS.map((format) => (
          <li key={format} className={format === 'pdf' ? 'mb' : undefined}>
            <button {...actionProps(() => onDownload(format))}>{strings.format[format]}</button>
          </li>
        ))}
        <li className="mb">
          <button type="button" onClick={closeAndRun(onClear)}>
            {strings.clearAll}
          </button>
        </li>
      </ul>
    </details>
  );
}

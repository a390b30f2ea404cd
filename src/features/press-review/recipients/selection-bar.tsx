import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './selection-bar.module.css';
import { selectionStrings as strings } from './strings.ts';

type Props = {
  count: number;
  online: boolean;
  onClear: () => void;
  onAddTo: () => void;
  /** Undefined where none of the chosen recipients is in a group. */
  onRemoveFrom: (() => void) | undefined;
  onRemove: (byKey: boolean) => void;
};

/** Bar at the foot of the screen with the actions on the chosen recipients. */
export function SelectionBar({ count, online, onClear, onAddTo, onRemoveFrom, onRemove }: Props) {
  return (
    <section className={`on-brand-dark ${styles.bar}`} aria-label={strings.region}>
      <div className={`wrap cluster ${styles.inside}`}>
        <p className={styles.count} role="status">
          {strings.selected(count)}
        </p>
        <button type="button" className={styles.clear} onClick={onClear}>
          {strings.cancel}
        </button>
        <div className={styles.actions}>
          <Button look="plain" disabled={!online} onClick={onAddTo}>
            {strings.addTo}
          </Button>
          {onRemoveFrom && (
            <Button look="plain" disabled={!online} onClick={onRemoveFrom}>
              {strings.removeFrom}
            </Button>
          )}
          <Button disabled={!online} onClick={({ detail }) => onRemove(detail === 0)}>
            <Icon name="trash" size={19} />
            {strings.remove}
          </Button>
        </div>
      </div>
    </section>
  );
}

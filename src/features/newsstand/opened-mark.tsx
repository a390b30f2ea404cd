import { useOpened } from '#src/state/reading/opened-articles.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './opened-mark.module.css';
import { strings } from './strings.ts';

type Props = {
  articleId: number;
  /** In a line there is room only for the check mark; the words are read out. */
  short?: boolean;
};

/** Marks an article that was opened on this device; renders nothing until the device has answered. NAV-22 */
export function OpenedMark({ articleId, short = false }: Props) {
  const opened = useOpened(articleId);
  return (
    opened && (
      <span className={styles.mark} data-opened>
        <Icon name="check" size={14} />
        <span className={short ? 'vh' : undefined}>{strings.opened}</span>
      </span>
    )
  );
}

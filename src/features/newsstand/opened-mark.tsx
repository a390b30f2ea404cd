import { useOpened } from '#src/state/reading/opened-articles.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './opened-mark.module.css';
import { strings } from './strings.ts';

type Props = {
  articleId: number;
  /** A line has room for the check alone; the words are read out. */
  short?: boolean;
};

/** Says that an article was opened on this device; nothing before the device has answered. NAV-22 */
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

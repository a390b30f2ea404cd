import type { Clip } from '#domain/press-review/clip.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './chapters.module.css';
import { clipFacts } from './clip-facts.ts';

type Props = { clip: Clip | null; name: string };

/** The preview that follows the pointer while a clip is dragged; it has no actions. */
export function DraggedClip({ clip, name }: Props) {
  return (
    <div className={`${styles.clip} ${styles.dragged}`} aria-hidden="true">
      <span className={`ib ${styles.handle}`}>
        <Icon name="menu" size={20} />
      </span>
      <div className={`stack2 ${styles.words}`}>
        {clip && <p className="meta">{clipFacts(clip)}</p>}
        <p className={`t-s1 ${styles.headline}`}>{clip?.title ?? name}</p>
      </div>
    </div>
  );
}

import type { MouseEvent } from 'react';
import type { ReviewChapter } from '#domain/press-review/review.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useMenu } from '#src/ui/use-menu.ts';
import styles from './chapters.module.css';
import { chapterStrings, clipStrings as strings } from './strings.ts';

type Props = {
  name: string;
  others: readonly ReviewChapter[];
  onMoveTo: (chapter: ReviewChapter) => void;
  onRemove: (byKey: boolean) => void;
};

/** Menu of the less frequent actions on a clip. */
export function ClipMenu({ name, others, onMoveTo, onRemove }: Props) {
  const { close, menuProps } = useMenu();
  const buttonProps = (action: (byKey: boolean) => void) => ({
    type: 'button' as const,
    onClick: ({ detail }: MouseEvent) => {
      close();
      action(detail === 0);
    },
  });
  return (
    <details {...menuProps} className={styles.menu}>
      <summary className="no-marker ib" data-action="more" aria-label={strings.more(name)}>
        <Icon name="more" size={20} />
      </summary>
      <ul>
        {others.map((chapter) => (
          <li key={chapter.id}>
            <button {...buttonProps(() => onMoveTo(chapter))}>
              {strings.moveTo(chapter.title || chapterStrings.untitled)}
            </button>
          </li>
        ))}
        <li>
          <button {...buttonProps(onRemove)}>{strings.remove}</button>
        </li>
      </ul>
    </details>
  );
}

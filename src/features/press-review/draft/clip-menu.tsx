import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { ReviewChapter } from '#domain/press-review/review.ts';
import { Icon } from '#src/ui/icon.tsx';
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
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!menu.current?.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const buttonProps = (action: (byKey: boolean) => void) => ({
    type: 'button' as const,
    onClick: ({ detail }: MouseEvent) => {
      close();
      action(detail === 0);
    },
  });
  return (
    <details ref={menu} className={styles.menu} onBlur={onBlur} onKeyDown={onKeyDown}>
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

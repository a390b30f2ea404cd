import type { KeyboardEvent } from 'react';
import type { Clip } from '#domain/press-review/clip.ts';
import type { ReviewChapter } from '#domain/press-review/review.ts';
import { clipLine } from '#domain/press-review/review-lines.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './chapters.module.css';
import { clipFacts } from './clip-facts.ts';
import { ClipMenu } from './clip-menu.tsx';
import { ClipNote } from './clip-note.tsx';
import { clipStrings as strings } from './strings.ts';
import type { ChapterActions } from './use-chapters.tsx';
import { useLine } from './use-line.ts';

type Props = {
  id: number;
  note: string;
  /** Null for a withdrawn clip. */
  clip: Clip | null;
  name: string;
  /** Chapters to which the clip can be moved. */
  others: readonly ReviewChapter[];
  actions: ChapterActions;
  onRead: () => void;
};

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The part of the row at which a key was pressed, to focus it again afterwards. */
const actionOf = (target: EventTarget): string =>
  (target instanceof Element && target.closest<HTMLElement>('[data-action]')?.dataset.action) || 'drag';

/** A clip in its chapter. */
export function ClipRow({ id, note, clip, name, others, actions, onRead }: Props) {
  const { lineProps, handleProps } = useLine(clipLine(id));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !event.altKey || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    actions.onStep(id, step, actionOf(event.target));
  };
  const arrow = (action: 'up' | 'down', step: -1 | 1) => (
    <button
      type="button"
      className="ib"
      data-action={action}
      aria-label={strings[action](name)}
      onClick={() => actions.onStep(id, step, action)}
    >
      <Icon name={action === 'up' ? 'up' : 'chev'} size={18} />
    </button>
  );
  return (
    <li className={styles.clip} {...lineProps} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={`ib ${styles.handle}`}
        data-action="drag"
        aria-label={strings.drag(name)}
        {...handleProps}
      >
        <Icon name="menu" size={20} />
      </button>
      <div className={`stack2 ${styles.words}`}>
        {clip ? (
          <>
            <p className="meta">{clipFacts(clip)}</p>
            <h3 className={`t-s1 ${styles.headline}`}>
              <button type="button" onClick={onRead} aria-label={strings.read(name)}>
                {clip.title}
              </button>
            </h3>
          </>
        ) : (
          <>
            <h3 className={`t-s2 ${styles.gone}`}>{strings.gone}</h3>
            <p className="meta">{strings.goneText(id)}</p>
          </>
        )}
        <ClipNote name={name} note={note} onNote={(text) => actions.onNote(id, text)} />
      </div>
      <div className={styles.tools}>
        {arrow('up', -1)}
        {arrow('down', 1)}
        <ClipMenu
          name={name}
          others={others}
          onMoveTo={(chapter) => actions.onMoveTo(id, chapter)}
          onRemove={(byKey) => actions.onRemove(id, byKey)}
        />
      </div>
    </li>
  );
}

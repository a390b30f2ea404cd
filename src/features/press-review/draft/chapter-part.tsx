import { useId } from 'react';
import type { Clip } from '#domain/press-review/clip.ts';
import { MAX_TITLE, type ReviewChapter } from '#domain/press-review/review.ts';
import { chapterLine } from '#domain/press-review/review-lines.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './chapters.module.css';
import { ClipRow } from './clip-row.tsx';
import { strings as common, chapterStrings as strings } from './strings.ts';
import type { ChapterActions } from './use-chapters.tsx';
import { useLine } from './use-line.ts';

type Props = {
  chapter: ReviewChapter;
  /** All chapters, to which clips can be moved. */
  chapters: readonly ReviewChapter[];
  clips: ReadonlyMap<number, Clip>;
  actions: ChapterActions;
  nameOf: (clip: number) => string;
  onRead: (clip: number) => void;
};

/** A chapter under its heading, which is edited in place. */
export function ChapterPart({ chapter, chapters, clips, actions, nameOf, onRead }: Props) {
  const heading = useId();
  const name = chapter.title || strings.untitled;
  const { lineProps } = useLine(chapterLine(chapter.id), { fixed: true });
  const position = chapters.indexOf(chapter);
  const arrow = (action: 'up' | 'down', step: -1 | 1) => (
    <button
      type="button"
      className="ib"
      data-action={action}
      aria-label={strings[action](name)}
      aria-disabled={chapters[position + step] ? undefined : true}
      onClick={() => actions.onMoveChapter(chapter, step, action)}
    >
      <Icon name={action === 'up' ? 'up' : 'chev'} size={18} />
    </button>
  );
  return (
    <section className={styles.chapter} aria-labelledby={heading}>
      <div className={`cluster ${styles.heading}`} {...lineProps}>
        <h2 id={heading} className="vh">
          {name}
        </h2>
        <input
          className={`t-4 ${styles.name}`}
          data-action="title"
          aria-label={strings.title}
          value={chapter.title}
          maxLength={MAX_TITLE}
          autoComplete="off"
          onChange={({ target }) => actions.onRename(chapter.id, target.value)}
        />
        <span className="meta num">{common.clips(chapter.clips.length)}</span>
        <span className={styles.tools}>
          {arrow('up', -1)}
          {arrow('down', 1)}
          <button
            type="button"
            className="ib"
            aria-label={strings.remove(name)}
            onClick={({ detail }) => actions.onRemoveChapter(chapter, detail === 0)}
          >
            <Icon name="trash" size={18} />
          </button>
        </span>
      </div>
      {chapter.clips.length === 0 ? (
        <p className={`meta ${styles.empty}`}>{strings.empty}</p>
      ) : (
        <ol>
          {chapter.clips.map(({ id, note }) => (
            <ClipRow
              key={id}
              id={id}
              note={note}
              actions={actions}
              clip={clips.get(id) ?? null}
              name={nameOf(id)}
              others={chapters.filter((other) => other !== chapter)}
              onRead={() => onRead(id)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

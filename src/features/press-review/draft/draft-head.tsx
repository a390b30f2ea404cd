import { type KeyboardEvent, useId } from 'react';
import type { Day } from '#domain/newsstand.ts';
import type { ReviewContents } from '#domain/press-review/edit-review.ts';
import { MAX_ABSTRACT, MAX_TITLE } from '#domain/press-review/review.ts';
import styles from './draft-head.module.css';
import { strings } from './strings.ts';
import type { OnEdit } from './types.ts';

type Props = { day: Day; contents: ReviewContents; onEdit: OnEdit };

const toOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** Prevents line breaks in the title, which wraps by itself on narrow screens. */
function preventLineBreak(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** Title and abstract of the review, which can be edited in place. */
export function DraftHead({ day, contents: { title, abstract }, onEdit }: Props) {
  const hint = useId();
  return (
    <div className={`stack6 ${styles.head}`}>
      <textarea
        className={`t-2 ${styles.title}`}
        rows={1}
        aria-label={strings.name}
        placeholder={strings.namePlaceholder(day)}
        value={title}
        maxLength={MAX_TITLE}
        autoComplete="off"
        onKeyDown={preventLineBreak}
        onChange={({ target }) =>
          onEdit((contents) => ({ ...contents, title: toOneLine(target.value) }), 'title')
        }
      />
      <textarea
        className={`deck ${styles.abstract}`}
        rows={2}
        aria-label={strings.abstract}
        aria-describedby={hint}
        placeholder={strings.abstract}
        value={abstract}
        maxLength={MAX_ABSTRACT}
        onChange={({ target }) => onEdit((contents) => ({ ...contents, abstract: target.value }), 'abstract')}
      />
      <p className={`wrapping meta ${styles.hint}`} id={hint}>
        <span>{strings.abstractHint}</span>
        {abstract !== '' && <span className="num">{strings.counter(abstract.length, MAX_ABSTRACT)}</span>}
      </p>
    </div>
  );
}

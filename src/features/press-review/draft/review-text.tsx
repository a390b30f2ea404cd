import type { ReadableReview } from '#domain/press-review/review.ts';
import { ClipPage } from '../parts/clip-page.tsx';
import styles from './output.module.css';
import { previewStrings as strings } from './output-strings.ts';

/** The text of a review, from the first chapter to the last. */
export function ReviewText({ review: { title, abstract, chapters }, clips }: ReadableReview) {
  const texts = new Map(clips.map((clip) => [clip.id, clip]));
  return (
    <div className={`stack16 ${styles.review}`}>
      <h3 className="t-3">{title || strings.untitled}</h3>
      {abstract && <p className="deck">{abstract}</p>}
      {chapters.map((chapter) => (
        <section key={chapter.id} aria-labelledby={`lettura-${chapter.id}`}>
          <h4 className="t-4" id={`lettura-${chapter.id}`}>
            {chapter.title}
          </h4>
          {chapter.clips.map(({ id, note }) => {
            const clip = texts.get(id);
            return clip && <ClipPage key={id} clip={clip} note={note} level={5} />;
          })}
        </section>
      ))}
    </div>
  );
}

import { timeOfDay } from '#domain/dates.ts';
import { clipsOfReview, type Review } from '#domain/press-review/review.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './draft-workspace.module.css';
import { strings as common, saveStrings as strings } from './strings.ts';

type Props = { theirs: Review; onSettle: (choice: 'mine' | 'theirs') => void };

/** Shown where two people have changed the same review: the reader chooses which version is saved. */
export function ConflictNotice({ theirs, onSettle }: Props) {
  const { title, chapters, updatedAt, updatedBy } = theirs;
  return (
    <Notice tone="warning" isAnnounced>
      <p>
        <b>{strings.conflict(updatedBy)}</b> {strings.conflictText(updatedAt && timeOfDay(updatedAt))}
      </p>
      <p className="meta">
        {strings.conflictFacts(
          title || strings.untitled,
          common.chapters(chapters.length),
          common.clips(clipsOfReview(theirs).length),
        )}
      </p>
      <div className={`actions ${styles.choices}`}>
        <Button look="strong" onClick={() => onSettle('mine')}>
          {strings.mine}
        </Button>
        <Button look="plain" onClick={() => onSettle('theirs')}>
          {strings.theirs}
        </Button>
      </div>
    </Notice>
  );
}

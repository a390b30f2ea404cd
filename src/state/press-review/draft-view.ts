import type { ApiErrorKind } from '#domain/api-error.ts';
import type { Day } from '#domain/newsstand.ts';
import { cleanReview } from '#domain/press-review/clean-review.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import type { ReviewContents } from '#domain/press-review/edit-review.ts';
import { mergeReview } from '#domain/press-review/merge-review.ts';
import type { Review, ReviewWithClips } from '#domain/press-review/review.ts';
import { type DraftHistory, NO_HISTORY } from './draft-history.ts';
import type { SavedReview } from './saved-reviews.ts';

/** State of saving. */
export type SaveState =
  | { state: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { state: 'failed'; kind: ApiErrorKind };

export type LoadedDraft = {
  state: 'known';
  /** The version on the server. */
  base: Review;
  /** The contents on this screen. */
  contents: ReviewContents;
  clips: ReadonlyMap<number, Clip>;
  saveState: SaveState;
  /** Another person's version that conflicts with the contents on this screen. */
  conflict: Review | null;
  history: DraftHistory;
};

export type DraftView = { state: 'loading' } | { state: 'failed'; kind: ApiErrorKind } | LoadedDraft;

export const contentsOf = ({ title, abstract, chapters }: Review): ReviewContents => ({
  title,
  abstract,
  chapters,
});

const byId = (clips: readonly Clip[]): ReadonlyMap<number, Clip> =>
  new Map(clips.map((clip) => [clip.id, clip]));

/** The draft as the server returned it. */
export const loadedDraft = ({ review, clips }: ReviewWithClips): LoadedDraft => ({
  state: 'known',
  base: review,
  contents: contentsOf(review),
  clips: byId(clips),
  saveState: { state: 'saved' },
  conflict: null,
  history: NO_HISTORY,
});

/** The draft as it was saved on the device. */
export const savedDraft = ({ base, contents, clips }: SavedReview, saveState: SaveState): LoadedDraft => ({
  ...loadedDraft({ review: base, clips }),
  contents,
  saveState,
});

export const savedReviewOf = ({ base, contents, clips }: LoadedDraft): SavedReview => ({
  base,
  contents,
  clips: [...clips.values()],
});

/**
 * The known clips together with those that the server returned. Known ones are kept: a clip that the user has
 * removed and put back is returned by the server only after the next save.
 */
export const mergedClips = (view: LoadedDraft, clips: readonly Clip[]): ReadonlyMap<number, Clip> =>
  new Map([...view.clips, ...byId(clips)]);

const areSame = (day: Day, one: ReviewContents, other: ReviewContents): boolean =>
  JSON.stringify(cleanReview(one, day)) === JSON.stringify(cleanReview(other, day));

/** Whether the contents on this screen differ from the server's version, apart from what the server does not store. */
export const differsFromServer = ({ base, contents }: LoadedDraft): boolean =>
  !areSame(base.day, contents, contentsOf(base));

/**
 * The contents on this screen with the changes of the server's version; null if they conflict. The server's version has
 * no spaces at the ends of texts, for example, so it is compared with what the server would store of these.
 */
export function mergedContents({ base, contents }: LoadedDraft, theirs: Review): ReviewContents | null {
  const { day } = base;
  const mine = cleanReview(contents, day);
  const merged = mergeReview({
    base: cleanReview(base, day),
    mine,
    theirs: cleanReview(contentsOf(theirs), day),
  });
  return merged && asTyped(merged, { cleaned: mine, typed: contents });
}

/** A merged review with the texts as they were typed here, where the merge has not changed them: somebody may be typing. */
function asTyped(
  merged: ReviewContents,
  { cleaned, typed }: { cleaned: ReviewContents; typed: ReviewContents },
): ReviewContents {
  const chapterOf = ({ chapters }: ReviewContents, id: string) => chapters.find((one) => one.id === id);
  const noteOf = ({ chapters }: ReviewContents, id: number) =>
    chapters.flatMap(({ clips }) => clips).find((clip) => clip.id === id)?.note;
  const choose = (value: string, mine: string | undefined, text: string | undefined) =>
    value === mine ? (text ?? value) : value;
  return {
    title: choose(merged.title, cleaned.title, typed.title),
    abstract: choose(merged.abstract, cleaned.abstract, typed.abstract),
    chapters: merged.chapters.map(({ id, title, clips }) => ({
      id,
      title: choose(title, chapterOf(cleaned, id)?.title, chapterOf(typed, id)?.title),
      clips: clips.map((clip) => ({
        id: clip.id,
        note: choose(clip.note, noteOf(cleaned, clip.id), noteOf(typed, clip.id)),
      })),
    })),
  };
}

import type { ApiErrorKind } from '#domain/api-error.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import type { ReviewContents } from '#domain/press-review/edit-review.ts';
import type { Review, ReviewWithClips } from '#domain/press-review/review.ts';
import { type DraftHistory, NO_HISTORY } from './draft-history.ts';
import type { SavedReview } from './saved-reviews.ts';

/** State of saving. */
export type SaveState =
  | { state: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { state: 'failed'; kind: ApiErrorKind };

export type KnownDraft = {
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

export type DraftView = { state: 'asking' } | { state: 'failed'; kind: ApiErrorKind } | KnownDraft;

export const contentsOf = ({ title, abstract, chapters }: Review): ReviewContents => ({
  title,
  abstract,
  chapters,
});

const byId = (clips: readonly Clip[]): ReadonlyMap<number, Clip> =>
  new Map(clips.map((clip) => [clip.id, clip]));

/** The draft as the server returned it. */
export const loadedDraft = ({ review, clips }: ReviewWithClips): KnownDraft => ({
  state: 'known',
  base: review,
  contents: contentsOf(review),
  clips: byId(clips),
  saveState: { state: 'saved' },
  conflict: null,
  history: NO_HISTORY,
});

/** The draft as it was saved on the device. */
export const savedDraft = ({ base, contents, clips }: SavedReview, saveState: SaveState): KnownDraft => ({
  ...loadedDraft({ review: base, clips }),
  contents,
  saveState,
});

export const savedReviewOf = ({ base, contents, clips }: KnownDraft): SavedReview => ({
  base,
  contents,
  clips: [...clips.values()],
});

/**
 * Adds clips to the known ones. Those stay: the server returns a clip that was put back only after the next
 * save.
 */
export const withClips = (view: KnownDraft, clips: readonly Clip[]): ReadonlyMap<number, Clip> =>
  new Map([...view.clips, ...byId(clips)]);

export const isUnsaved = ({ base, contents }: KnownDraft): boolean =>
  JSON.stringify(contents) !== JSON.stringify(contentsOf(base));

import type { ApiErrorKind } from '#domain/api-error.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import type { ReviewContents } from '#domain/press-review/edit-review.ts';
import type { Review, ReviewDraft } from '#domain/press-review/review.ts';
import { type DraftHistory, NO_HISTORY } from './draft-history.ts';
import type { SavedReview } from './saved-reviews.ts';

/** How it stands with the saving. */
export type SaveState =
  | { state: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { state: 'failed'; kind: ApiErrorKind };

export type KnownDraft = {
  state: 'known';
  /** As the server has it. */
  base: Review;
  /** As it is on this screen. */
  contents: ReviewContents;
  clips: ReadonlyMap<number, Clip>;
  saveState: SaveState;
  /** What somebody else made of it, which contradicts what stands here. */
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

/** As it is told. */
export const toldDraft = ({ review, clips }: ReviewDraft): KnownDraft => ({
  state: 'known',
  base: review,
  contents: contentsOf(review),
  clips: byId(clips),
  saveState: { state: 'saved' },
  conflict: null,
  history: NO_HISTORY,
});

/** As it was left on the device. */
export const keptDraft = ({ base, contents, clips }: SavedReview, saveState: SaveState): KnownDraft => ({
  ...toldDraft({ review: base, clips }),
  contents,
  saveState,
});

export const keptOf = ({ base, contents, clips }: KnownDraft): SavedReview => ({
  base,
  contents,
  clips: [...clips.values()],
});

/** Clips that were known before stay known: one that was put back is told of at the next saving alone. */
export const withClips = (view: KnownDraft, clips: readonly Clip[]): ReadonlyMap<number, Clip> =>
  new Map([...view.clips, ...byId(clips)]);

export const isUnsaved = ({ base, contents }: KnownDraft): boolean =>
  JSON.stringify(contents) !== JSON.stringify(contentsOf(base));

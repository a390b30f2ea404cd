import type { DraftStore } from '#src/state/press-review/draft-store.ts';

/** Applies a change to the review on the screen. */
export type OnEdit = DraftStore['edit'];

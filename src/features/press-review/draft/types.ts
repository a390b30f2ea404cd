import type { DraftStore } from '#src/state/press-review/draft-store.ts';

/** Applies a change to the review that is being edited. */
export type OnEdit = DraftStore['edit'];

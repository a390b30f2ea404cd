import type { DraftStore } from '#src/state/press-review/draft-store.ts';

/** Changes the review on the screen. */
export type OnEdit = DraftStore['edit'];

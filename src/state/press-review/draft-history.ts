import type { ReviewContents } from '#domain/press-review/edit-review.ts';

/**
 * Steps for undo and redo. `label` names the field of the last step; what is typed into it continuously is one step.
 */
export type DraftHistory = {
  past: readonly ReviewContents[];
  future: readonly ReviewContents[];
  label: string | null;
};

const MAX_STEPS = 50;

export const NO_HISTORY: DraftHistory = { past: [], future: [], label: null };

/** Adds an undo step; call it before the contents are changed. */
export function withStep(
  { past, label: last }: DraftHistory,
  contents: ReviewContents,
  label: string | null,
): DraftHistory {
  const isContinued = label !== null && label === last;
  return { past: isContinued ? past : [...past, contents].slice(-MAX_STEPS), future: [], label };
}

type Step = { history: DraftHistory; contents: ReviewContents };

export function undone({ past, future }: DraftHistory, contents: ReviewContents): Step | null {
  const before = past.at(-1);
  if (!before) return null;
  return {
    contents: before,
    history: { past: past.slice(0, -1), future: [contents, ...future], label: null },
  };
}

export function redone({ past, future }: DraftHistory, contents: ReviewContents): Step | null {
  const [after, ...rest] = future;
  if (!after) return null;
  return { contents: after, history: { past: [...past, contents], future: rest, label: null } };
}

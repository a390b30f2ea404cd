import type { MouseEvent } from 'react';

/** Actions of a row, the same functions for all rows. */
export type RowActions = {
  /** `range`: selects all rows between the last pressed one and this one. */
  onSelect: (index: number, range: boolean) => void;
  onRead: (index: number) => void;
};

/** Focusable parts of a row: the focus moves to the same part of the next row. */
export const ROW_PARTS = { select: 'select', title: 'title' } as const;

export const hasShift = ({ shiftKey }: MouseEvent): boolean => shiftKey;

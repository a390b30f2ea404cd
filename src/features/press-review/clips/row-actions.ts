import type { MouseEvent } from 'react';

/** What can be done with a row, the same for all of them. */
export type RowActions = {
  /** `range`: all from the last one that was pressed. */
  onSelect: (index: number, range: boolean) => void;
  onRead: (index: number) => void;
};

/** Which part of a row has the focus: it moves to the same one of the next row. */
export const ROW_PARTS = { select: 'select', title: 'title' } as const;

export const withShift = ({ shiftKey }: MouseEvent): boolean => shiftKey;

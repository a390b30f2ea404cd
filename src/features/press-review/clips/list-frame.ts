import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import type { Chosen } from './use-list-actions.ts';

/** What stands around the rows that are on the screen. */
export type ListFrame = {
  box: RefObject<HTMLDivElement | null>;
  /** As high as all rows together, in pixels. */
  size: number;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** How many rows there are. */
  count: number;
  chosen: Chosen;
  onSelectAll: (selected: boolean) => void;
  children: ReactNode;
};

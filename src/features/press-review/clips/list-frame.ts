import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import type { SelectAllState } from './use-list-actions.ts';

/** Props of the frame around the visible rows. */
export type ListFrame = {
  box: RefObject<HTMLDivElement | null>;
  /** Height of all rows together, in pixels. */
  size: number;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  count: number;
  chosen: SelectAllState;
  onSelectAll: (selected: boolean) => void;
  children: ReactNode;
};

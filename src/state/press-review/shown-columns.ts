import { useState } from 'react';
import { CLIP_COLUMNS_KEY } from '#domain/device-keys.ts';
import { CLIP_COLUMNS, type ClipColumn } from '#domain/press-review/clips-view.ts';

/** Default columns: all but the section, which the names of most editions already show. */
const DEFAULT_COLUMNS: readonly ClipColumn[] = CLIP_COLUMNS.filter((column) => column !== 'section');

const withTitle = (columns: readonly unknown[]): readonly ClipColumn[] =>
  CLIP_COLUMNS.filter((column) => column === 'title' || columns.includes(column));

function readColumns(): readonly ClipColumn[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CLIP_COLUMNS_KEY) ?? 'null');
    return Array.isArray(stored) ? withTitle(stored) : DEFAULT_COLUMNS;
  } catch {
    return DEFAULT_COLUMNS; // Blocked or broken storage counts as no choice.
  }
}

/** The columns that are shown on this device. The title always is. PRS-01 */
export function useShownColumns() {
  const [columns, setColumns] = useState(readColumns);
  const show = (next: readonly ClipColumn[]) => {
    const shown = withTitle(next);
    setColumns(shown);
    try {
      localStorage.setItem(CLIP_COLUMNS_KEY, JSON.stringify(shown));
    } catch {
      // Blocked or full: the page that is open remembers it.
    }
  };
  return [columns, show] as const;
}

import type { ImportEvent } from './run-import.ts';

type Stored = { done: number; total: number };

/** Articles stored of the paper being imported, after an event; undefined until the first one is written. */
export function storedAfter(previous: Stored | undefined, event: ImportEvent): Stored | undefined {
  if (event.type !== 'progress') return previous;
  // A paper's files are read before its articles are written.
  return event.phase === 'read' ? undefined : { done: event.done, total: event.total };
}

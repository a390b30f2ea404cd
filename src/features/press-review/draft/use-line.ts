import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';
import type { LineId } from '#domain/press-review/review-lines.ts';

/**
 * Makes a row of the review sortable: it moves aside for a clip that is dragged. `isFixed`: the row itself
 * cannot be dragged, such as the heading of a chapter.
 */
export function useLine(id: LineId, { fixed: isFixed = false } = {}) {
  const sortable = useSortable({ id, disabled: { draggable: isFixed } });
  const { transform, isDragging, isSorting, setNodeRef, setActivatorNodeRef, attributes, listeners } =
    sortable;
  const style: CSSProperties | undefined = transform
    ? { transform: `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` }
    : undefined;
  return {
    lineProps: {
      ref: setNodeRef,
      id,
      style,
      'data-dragging': isDragging || undefined,
      'data-sorting': (isSorting && !isDragging) || undefined,
    },
    handleProps: {
      ref: setActivatorNodeRef,
      'aria-describedby': attributes['aria-describedby'],
      ...listeners,
    },
  };
}

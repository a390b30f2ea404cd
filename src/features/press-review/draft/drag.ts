import {
  type Announcements,
  KeyboardSensor,
  PointerSensor,
  type ScreenReaderInstructions,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReviewContents } from '#domain/press-review/edit-review.ts';
import { chapterLine, clipOfLine } from '#domain/press-review/review-lines.ts';
import { chapterStrings, clipStrings as strings } from './strings.ts';

/** Distance in pixels from which a press becomes a drag. */
const MIN_DRAG_PX = 4;

/** Sensors for dragging the handle: by pointer and touch, and by Space and the arrow keys. */
export const useDragSensors = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: MIN_DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

export const dragInstructions: ScreenReaderInstructions = { draggable: strings.instructions };

type DragContext = { contents: ReviewContents; nameOf: (clip: number) => string };

/** Announcements for screen readers during a drag. */
export function dragAnnouncements({ contents, nameOf }: DragContext): Announcements {
  const nameOfLine = (line: string | number): string => {
    const clip = clipOfLine(String(line));
    if (clip !== null) return nameOf(clip);
    const chapter = contents.chapters.find(({ id }) => chapterLine(id) === line);
    return chapter?.title || chapterStrings.untitled;
  };
  return {
    onDragStart: ({ active }) => strings.picked(nameOfLine(active.id)),
    onDragOver({ active, over }) {
      if (!over) return undefined;
      const isAtStart = over.id === active.id;
      const name = nameOfLine(active.id);
      return isAtStart ? strings.picked(name) : strings.over(name, nameOfLine(over.id));
    },
    onDragEnd: ({ active }) => strings.dropped(nameOfLine(active.id)),
    onDragCancel: ({ active }) => strings.cancelled(nameOfLine(active.id)),
  };
}

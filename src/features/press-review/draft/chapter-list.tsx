import { closestCenter, DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { Day } from '#domain/newsstand.ts';
import { tablePath } from '#domain/press-review/addresses.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import { positionOf, type ReviewContents } from '#domain/press-review/edit-review.ts';
import { MAX_CHAPTERS } from '#domain/press-review/review.ts';
import { clipOfLine, linesOf } from '#domain/press-review/review-lines.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { ChapterPart } from './chapter-part.tsx';
import styles from './chapters.module.css';
import { ClipDialog } from './clip-dialog.tsx';
import { dragAnnouncements, dragInstructions, useDragSensors } from './drag.ts';
import { DraggedClip } from './dragged-clip.tsx';
import { clipStrings, strings as common, chapterStrings as strings } from './strings.ts';
import type { OnEdit } from './types.ts';
import { useChapters } from './use-chapters.tsx';

type Props = {
  day: Day;
  contents: ReviewContents;
  /** Clips by id; withdrawn ones are missing. */
  clips: ReadonlyMap<number, Clip>;
  onEdit: OnEdit;
};

/** The chapters with their clips, which can be reordered by pointer, touch and keyboard. PRS-04 */
export function ChapterList({ day, contents, clips, onEdit }: Props) {
  const nameOf = (id: number) => clips.get(id)?.title ?? clipStrings.goneName(id);
  const { actions, toast, announcement } = useChapters(contents, onEdit, nameOf);
  const sensors = useDragSensors();
  const [openClipId, setOpenClipId] = useState<number | null>(null);
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const { chapters } = contents;
  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedId(null);
    const id = clipOfLine(String(active.id));
    if (id !== null && over) actions.onDrop(id, String(over.id));
  };
  const isFull = chapters.length >= MAX_CHAPTERS;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: dragAnnouncements({ contents, nameOf }),
        screenReaderInstructions: dragInstructions,
      }}
      onDragStart={({ active }) => setDraggedId(clipOfLine(String(active.id)))}
      onDragCancel={() => setDraggedId(null)}
      onDragEnd={drop}
    >
      <SortableContext items={linesOf(contents)} strategy={verticalListSortingStrategy}>
        {chapters.map((chapter) => (
          <ChapterPart
            key={chapter.id}
            chapter={chapter}
            chapters={chapters}
            clips={clips}
            actions={actions}
            nameOf={nameOf}
            onRead={setOpenClipId}
          />
        ))}
      </SortableContext>
      {/* An overlay, because a row dragged at the lower end of the page would make the page longer. */}
      <DragOverlay dropAnimation={null}>
        {draggedId !== null && <DraggedClip clip={clips.get(draggedId) ?? null} name={nameOf(draggedId)} />}
      </DragOverlay>
      <div className={`cluster ${styles.adding}`}>
        <Button look="plain" disabled={isFull} onClick={actions.onAdd}>
          <Icon name="plus" size={19} />
          {strings.add}
        </Button>
        {chapters.length > 0 && (
          <ButtonLink look="quiet" href={tablePath(day)}>
            {common.addClips}
          </ButtonLink>
        )}
        {isFull && <p className="meta">{strings.full}</p>}
      </div>
      {openClipId !== null && (
        <ClipDialog
          id={openClipId}
          day={day}
          note={noteOf(contents, openClipId)}
          onClose={() => setOpenClipId(null)}
        />
      )}
      <p className="vh" role="status">
        {announcement}
      </p>
      {toast}
    </DndContext>
  );
}

function noteOf(contents: ReviewContents, id: number): string {
  const place = positionOf(contents, id);
  return place?.chapter.clips[place.index]?.note ?? '';
}

import { closestCenter, DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { Day } from '#domain/newsstand.ts';
import { tablePath } from '#domain/press-review/addresses.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import { placeOf, type ReviewContents } from '#domain/press-review/edit-review.ts';
import { MAX_CHAPTERS } from '#domain/press-review/review.ts';
import { clipOfLine, linesOf } from '#domain/press-review/review-lines.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { ChapterPart } from './chapter-part.tsx';
import styles from './chapters.module.css';
import { ClipDialog } from './clip-dialog.tsx';
import { instructions, spokenDrag, useDragSensors } from './drag.ts';
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
  const { actions, toast, told } = useChapters(contents, onEdit, nameOf);
  const sensors = useDragSensors();
  const [reading, read] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const { chapters } = contents;
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const id = clipOfLine(String(active.id));
    if (id !== null && over) actions.onDrop(id, String(over.id));
  };
  const isFull = chapters.length >= MAX_CHAPTERS;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: spokenDrag({ contents, nameOf }),
        screenReaderInstructions: instructions,
      }}
      onDragStart={({ active }) => setDragged(clipOfLine(String(active.id)))}
      onDragCancel={() => setDragged(null)}
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
            onRead={read}
          />
        ))}
      </SortableContext>
      {/* Above the page, not in it: the page would grow under a clip that is held at its foot. */}
      <DragOverlay dropAnimation={null}>
        {dragged !== null && <DraggedClip clip={clips.get(dragged) ?? null} name={nameOf(dragged)} />}
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
      {reading !== null && (
        <ClipDialog id={reading} day={day} note={noteOf(contents, reading)} onClose={() => read(null)} />
      )}
      <p className="vh" role="status">
        {told}
      </p>
      {toast}
    </DndContext>
  );
}

function noteOf(contents: ReviewContents, id: number): string {
  const place = placeOf(contents, id);
  return place?.chapter.clips[place.at]?.note ?? '';
}

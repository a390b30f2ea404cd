import { useCallback } from 'react';
import type { Day } from '#domain/newsstand.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { readClip } from '#src/state/press-review/read-clip.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { ClipPage } from '../parts/clip-page.tsx';
import { readStrings as strings } from './strings.ts';

type Props = { id: number /** Day of the review. */; day: Day; note: string; onClose: () => void };

/** Shows a clip for reading. PRS-04 */
export function ClipDialog({ id, day, note, onClose }: Props) {
  const { api } = usePressReview();
  const { loadable, reload } = useLoaded(
    useCallback(async () => readClip(await api(), { id, day }), [api, id, day]),
  );
  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose}>
      <LoadedPart loadable={loadable} onRetry={reload} failedText={strings.failedText}>
        {(clip) => <ClipPage clip={clip} note={note} />}
      </LoadedPart>
    </Dialog>
  );
}

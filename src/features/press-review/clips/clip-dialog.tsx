import { type KeyboardEvent, useCallback, useEffect } from 'react';
import type { Day } from '#domain/newsstand.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { readClip } from '#src/state/press-review/read-clip.ts';
import { markOpened } from '#src/state/reading/opened-articles.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SkeletonLines } from '#src/ui/skeleton.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { ClipPage } from '../parts/clip-page.tsx';
import type { ListedClip } from './arrange-clips.ts';
import styles from './clip-dialog.module.css';
import { clipStrings as strings } from './strings.ts';

type Props = {
  clips: readonly ListedClip[];
  index: number;
  selected: ReadonlySet<number>;
  onGo: (index: number) => void;
  onSelect: (clip: Clip) => void;
  onClose: () => void;
};

/** Shows a clip for reading, with buttons for the previous and next one in the list. PRS-04 */
export function ClipDialog({ clips, index, selected, onGo, onSelect, onClose }: Props) {
  const clip = clips[index]?.clip;
  const lastIndex = clips.length - 1;
  const go = (to: number) => {
    if (to >= 0 && to <= lastIndex) onGo(to);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    // The same keys scroll a wide table in the text.
    if (target instanceof Element && target.closest('[tabindex="0"]')) return;
    if (key === 'ArrowLeft') go(index - 1);
    if (key === 'ArrowRight') go(index + 1);
  };
  if (!clip) return null;
  const isSelected = selected.has(clip.id);
  return (
    <Dialog
      title={strings.position(index + 1, clips.length)}
      closeLabel={strings.close}
      onClose={onClose}
      isPopover
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles keys pressed in its children */}
      <div onKeyDown={onKeyDown}>
        <LoadedClip key={clip.id} id={clip.id} day={clip.date} />
        <div className={`row10 ${styles.foot}`}>
          <Button
            look={isSelected ? 'strong' : 'plain'}
            aria-pressed={isSelected}
            onClick={() => onSelect(clip)}
          >
            {isSelected && <Icon name="check" size={18} />}
            {strings.select}
          </Button>
          <span className={styles.room} />
          <button
            type="button"
            className="ib o"
            aria-label={strings.previous}
            aria-disabled={index === 0}
            onClick={() => go(index - 1)}
          >
            <Icon name="left" size={20} />
          </button>
          <button
            type="button"
            className="ib o"
            aria-label={strings.next}
            aria-disabled={index === lastIndex}
            onClick={() => go(index + 1)}
          >
            <Icon name="right" size={20} />
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** `day`: day of the review, which may be on the device. */
function LoadedClip({ id, day }: { id: number; day: Day }) {
  const { api } = usePressReview();
  const { loadable, reload } = useLoaded(
    useCallback(async () => readClip(await api(), { id, day }), [api, id, day]),
  );
  const known = loadable.state === 'known';
  useEffect(() => {
    if (known) markOpened(id);
  }, [known, id]);
  return (
    <LoadedPart
      loadable={loadable}
      onRetry={reload}
      skeleton={<SkeletonLines lines={12} />}
      failedText={strings.failed}
    >
      {(clip) => <ClipPage clip={clip} />}
    </LoadedPart>
  );
}

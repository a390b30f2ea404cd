import { useState } from 'react';
import type { Day } from '#domain/newsstand.ts';
import type { ReviewContents } from '#domain/press-review/edit-review.ts';
import { clipsOfReview } from '#domain/press-review/review.ts';
import { useOnline } from '#src/state/online.ts';
import type { DraftStore } from '#src/state/press-review/draft-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { SendSheet } from '../sendings/send-sheet.tsx';
import { ShareSheet } from '../sendings/share-sheet.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { outputStrings as strings } from './output-strings.ts';
import { PreviewSheet } from './preview-sheet.tsx';
import styles from './workbench.module.css';

type Props = {
  day: Day;
  contents: ReviewContents;
  store: DraftStore;
  /** A mail may have been ordered. */
  onSent: () => void;
};

type Opened = 'preview' | 'export' | 'share' | 'send';

/** What becomes of the review: it is looked at, downloaded, shown and sent as it is saved. PRS-04 */
export function OutputBar({ day, contents, store, onSent }: Props) {
  const { api } = usePressReview();
  const online = useOnline();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const clips = clipsOfReview(contents).length;
  const disabled = clips === 0 || !online;
  async function open(what: Opened) {
    // What is kept on the device is looked at, and nothing can be saved.
    if (!online) return setOpened(what);
    const saved = await store.flush();
    setUnsaved(!saved);
    if (saved) setOpened(what);
  }
  const opening = (what: Opened) => ({ disabled, onClick: () => void open(what) });
  const close = () => setOpened(null);
  return (
    <div className={styles.outputs}>
      <Button look="plain" {...opening('preview')} disabled={clips === 0}>
        <Icon name="eye" size={19} />
        {strings.preview}
      </Button>
      <Button look="plain" {...opening('export')}>
        <Icon name="down" size={19} />
        {strings.download}
      </Button>
      <Button look="plain" {...opening('share')}>
        <Icon name="share" size={19} />
        {strings.share}
      </Button>
      <Button {...opening('send')}>
        <Icon name="mail" size={19} />
        {strings.send}
      </Button>
      <p className="meta" role="status">
        {reasonOf({ clips, online, unsaved })}
      </p>
      {opened === 'preview' && <PreviewSheet day={day} title={contents.title} onClose={close} />}
      {opened === 'export' && <ExportSheet day={day} onClose={close} />}
      {opened === 'share' && <ShareSheet api={api} day={day} onClose={close} />}
      {opened === 'send' && (
        <SendSheet
          source={{ day }}
          clips={clips}
          {...(contents.title.trim() && { subject: contents.title.trim() })}
          onClose={() => {
            close();
            onSent();
          }}
        />
      )}
    </div>
  );
}

type Facts = { clips: number; online: boolean; unsaved: boolean };

function reasonOf({ clips, online, unsaved }: Facts): string | null {
  if (clips === 0) return strings.none;
  if (!online) return strings.offline;
  return unsaved ? strings.unsaved : null;
}

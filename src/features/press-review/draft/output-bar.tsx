import { useState } from 'react';
import type { Day } from '#domain/newsstand.ts';
import type { ReviewContents } from '#domain/press-review/edit-review.ts';
import { clipsOfReview } from '#domain/press-review/review.ts';
import { useOnline } from '#src/state/network/online.ts';
import type { DraftStore } from '#src/state/press-review/draft-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { SendDialog } from '../sendings/send-dialog.tsx';
import { ShareDialog } from '../sendings/share-dialog.tsx';
import styles from './draft-workspace.module.css';
import { ExportDialog } from './export-dialog.tsx';
import { outputStrings as strings } from './output-strings.ts';
import { PreviewDialog } from './preview-dialog.tsx';

type Props = {
  day: Day;
  contents: ReviewContents;
  store: DraftStore;
  /** Called when the dialog for sending has closed: a sending may have been ordered in it. */
  onSendDialogClosed: () => void;
};

type OutputDialog = 'preview' | 'export' | 'share' | 'send';

/** Actions on the saved review: preview, download, share and send. PRS-04 */
export function OutputBar({ day, contents, store, onSendDialogClosed }: Props) {
  const { api } = usePressReview();
  const online = useOnline();
  const { toast, say } = useToast();
  const [openDialog, setOpenDialog] = useState<OutputDialog | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const clips = clipsOfReview(contents).length;
  const disabled = clips === 0 || !online;
  async function saveAndOpen(dialog: OutputDialog) {
    // Offline the preview shows the version on the device, because nothing can be saved.
    if (!online) return setOpenDialog(dialog);
    const saved = await store.flush();
    setUnsaved(!saved);
    if (saved) setOpenDialog(dialog);
  }
  const buttonProps = (dialog: OutputDialog) => ({ disabled, onClick: () => void saveAndOpen(dialog) });
  const close = () => setOpenDialog(null);
  return (
    <div className={`cluster ${styles.outputs}`}>
      <Button look="plain" {...buttonProps('preview')} disabled={clips === 0}>
        <Icon name="eye" size={19} />
        {strings.preview}
      </Button>
      <Button look="plain" {...buttonProps('export')}>
        <Icon name="down" size={19} />
        {strings.download}
      </Button>
      <Button look="plain" {...buttonProps('share')}>
        <Icon name="share" size={19} />
        {strings.share}
      </Button>
      <Button {...buttonProps('send')}>
        <Icon name="mail" size={19} />
        {strings.send}
      </Button>
      <p className="meta" role="status">
        {hintFor({ clips, online, unsaved })}
      </p>
      {openDialog === 'preview' && <PreviewDialog day={day} title={contents.title} onClose={close} />}
      {openDialog === 'export' && <ExportDialog day={day} say={say} onClose={close} />}
      {openDialog === 'share' && <ShareDialog api={api} day={day} onClose={close} />}
      {openDialog === 'send' && (
        <SendDialog
          source={{ day }}
          clips={clips}
          {...(contents.title.trim() && { subject: contents.title.trim() })}
          onClose={() => {
            close();
            onSendDialogClosed();
          }}
        />
      )}
      {toast}
    </div>
  );
}

type OutputState = { clips: number; online: boolean; unsaved: boolean };

function hintFor({ clips, online, unsaved }: OutputState): string | null {
  if (clips === 0) return strings.none;
  if (!online) return strings.offline;
  return unsaved ? strings.unsaved : null;
}

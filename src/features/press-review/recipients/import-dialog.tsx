import { useState } from 'react';
import type { RecipientImport } from '#domain/press-review/recipients.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Loading } from '#src/ui/skeleton.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportResult } from './import-result.tsx';
import { recipientStrings, importStrings as strings } from './strings.ts';
import type { ChangeRecipients } from './use-recipients.ts';
import { useSavedDraft } from './use-saved-draft.ts';

type Props = { change: ChangeRecipients; onClose: () => void };

const IMPORT_DRAFT = 'rassegna-elenco';

/** Imports a list of recipients: shows a preview, then the result. */
export function ImportDialog({ change, onClose }: Props) {
  const [imported, setImported] = useState<RecipientImport | null>(null);
  const draft = useSavedDraft(IMPORT_DRAFT);
  return (
    <Dialog
      title={imported ? strings.done : strings.title}
      closeLabel={recipientStrings.close}
      onClose={onClose}
    >
      {!draft && <Loading />}
      {draft && !imported && (
        <ImportForm draftName={IMPORT_DRAFT} draft={draft} change={change} onImported={setImported} />
      )}
      {imported && <ImportResult imported={imported} onAgain={() => setImported(null)} onClose={onClose} />}
    </Dialog>
  );
}

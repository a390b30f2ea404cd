import { useEffect, useState } from 'react';
import { type DraftValues, readDraft } from '#src/state/drafts/drafts.ts';

/** The saved draft of a form, empty if there is none; undefined until it is read from the device. */
export function useSavedDraft(name: string): DraftValues | undefined {
  const [draft, setDraft] = useState<DraftValues>();
  useEffect(() => {
    void readDraft(name).then((saved) => setDraft(saved ?? {}));
  }, [name]);
  return draft;
}

export const draftText = (draft: DraftValues, field: string): string | undefined => {
  const value = draft[field];
  return typeof value === 'string' ? value : undefined;
};

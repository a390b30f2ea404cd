import { useEffect, useState } from 'react';
import { type DraftValues, readDraft } from '#src/state/drafts/drafts.ts';

/** The saved draft of a form; undefined until the device has answered. */
export function useLeftDraft(name: string): DraftValues | undefined {
  const [draft, setDraft] = useState<DraftValues>();
  useEffect(() => {
    void readDraft(name).then((left) => setDraft(left ?? {}));
  }, [name]);
  return draft;
}

export const textIn = (draft: DraftValues, field: string): string | undefined => {
  const value = draft[field];
  return typeof value === 'string' ? value : undefined;
};

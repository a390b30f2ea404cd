import { useCallback, useEffect, useState } from 'react';
import { readVisitorDraft, visitorDrafts } from '#src/state/visitor-drafts.ts';

const DRAFT = 'assistenza';

/** What stands written and was not sent: it outlasts the panel and the page. HLP-08 */
export function useUnsent() {
  const [text, setText] = useState(() => String(readVisitorDraft(DRAFT).testo ?? ''));
  useEffect(() => {
    if (text === '') void visitorDrafts.drop(DRAFT);
    else visitorDrafts.keep(DRAFT, { testo: text });
  }, [text]);
  /** What could not be sent is the reader's again, before what was written since. */
  const giveBack = useCallback((words: readonly string[]) => {
    if (words.length > 0) setText((now) => [...words, now].filter((part) => part.trim() !== '').join('\n'));
  }, []);
  return { text, write: setText, giveBack };
}

export type Unsent = ReturnType<typeof useUnsent>;

import { readVisitorDraft, visitorDrafts } from '../drafts/visitor-drafts.ts';

/** Under which what is typed into the contact form is kept: in the tab, for readers too, so that it outlasts a sign-in. */
export const CONTACT_DRAFT = 'contact';

/** What somebody wants to tell customer service, said elsewhere already. */
export type Handed = { subject: string; parts: readonly string[] };

const listeners = new Set<(handed: Handed) => void>();

const GAP = '\n\n';
const inGaps = (text: string) => GAP + text + GAP;

/** What was said, each part below what was written there before, unless it stands there already. */
export function withParts(before: unknown, parts: readonly string[]): string {
  const written = typeof before === 'string' ? before.trim() : '';
  const missing = parts.filter((part) => !inGaps(written).includes(inGaps(part)));
  return [written, ...missing].filter((part) => part !== '').join(GAP);
}

/** Gives a text to the contact form, whether it stands on the page or is gone to next. HLP-06, HLP-08 */
export function handOverToForm(handed: Handed): void {
  const before = readVisitorDraft(CONTACT_DRAFT);
  visitorDrafts.keep(CONTACT_DRAFT, {
    ...before,
    oggetto: before.oggetto || handed.subject,
    messaggio: withParts(before.messaggio, handed.parts),
  });
  for (const listener of listeners) listener(handed);
}

/** Called while the form stands on the page. Gives what ends it. */
export function onHandOver(listener: (handed: Handed) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

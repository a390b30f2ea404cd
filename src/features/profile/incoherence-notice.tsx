import type { Incoherence } from '#domain/validation/fiscal-coherence.ts';
import { Notice } from '#src/ui/notice.tsx';
import { INCOHERENCE_WORDS, profileStrings as strings } from './strings.ts';

/** What the fiscal code says otherwise. It is saved all the same. ACC-01 */
export function IncoherenceNotice({ incoherences }: { incoherences: readonly Incoherence[] }) {
  if (incoherences.length === 0) return null;
  const doubts = incoherences.map((one) => INCOHERENCE_WORDS[one]).join(', ');
  return (
    <Notice tone="warning">
      <b>{`${strings.incoherent} ${doubts}.`}</b> {strings.incoherentText}
    </Notice>
  );
}

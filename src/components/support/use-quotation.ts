import { useState } from 'react';
import type { KeptLine } from '#domain/support/kept-line.ts';

/** The line that is being answered, as it stands now: it may be taken back meanwhile. HLP-10 */
export function useQuotation(lines: readonly KeptLine[]) {
  const [id, setId] = useState<string | null>(null);
  return {
    quoted: lines.find((line) => line.id === id) ?? null,
    quote: (line: KeptLine) => setId(line.id),
    unquote: () => setId(null),
  };
}

export type QuotationState = ReturnType<typeof useQuotation>;

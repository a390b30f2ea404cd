import { useState } from 'react';
import type { SavedMessage } from '#domain/support/saved-message.ts';

/** The message that is being answered, as it stands now: it may be taken back meanwhile. HLP-10 */
export function useQuotation(messages: readonly SavedMessage[]) {
  const [id, setId] = useState<string | null>(null);
  return {
    quoted: messages.find((message) => message.id === id) ?? null,
    quote: (message: SavedMessage) => setId(message.id),
    unquote: () => setId(null),
  };
}

export type QuotationState = ReturnType<typeof useQuotation>;

import { useState } from 'react';
import type { SavedMessage } from '#domain/support/saved-message.ts';

/** The message being answered, in its current state: it may be retracted meanwhile. HLP-10 */
export function useQuotation(messages: readonly SavedMessage[]) {
  const [id, setId] = useState<string | null>(null);
  return {
    quoted: messages.find((message) => message.id === id) ?? null,
    quote: (message: SavedMessage) => setId(message.id),
    unquote: () => setId(null),
  };
}

export type QuotationState = ReturnType<typeof useQuotation>;

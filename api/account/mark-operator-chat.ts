import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

const MARKS = { typing: 'scrive', read: 'letto', close: 'chiude' } as const;

/** Says that the operator is typing, has read what there is, or leaves. @throws ApiError `not-found`, `offline`. HLP-10 */
export async function markOperatorChat(
  { account }: Api,
  id: string,
  mark: 'typing' | 'read' | 'close',
): Promise<void> {
  const call = account.POST('/api/operatori/chat/{id}/segno', {
    params: { path: { id } },
    body: { segno: MARKS[mark] },
  });
  await unwrap('markOperatorChat', call);
}

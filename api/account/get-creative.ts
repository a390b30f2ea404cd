import { type Creative, readCreative, type STRIP } from '#domain/measurement/creative.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

type CreativeRequest = {
  slot: typeof STRIP;
  /** The kind of reader for whom it is chosen. */
  user: { signedIn: boolean; subscribed: boolean };
  /** Origin of the newsstand. */
  origin: string;
};

/** The marketing creative for one slot of the newsstand's pages; null if there is none. @throws ApiError TRK-05 */
export async function getCreative(
  { account }: Api,
  { slot, user, origin }: CreativeRequest,
): Promise<Creative | null> {
  const { data } = await unwrap(
    'getCreative',
    account.POST('/api/site/creativo', {
      body: { posto: slot, utente: { collegato: user.signedIn, abbonato: user.subscribed } },
    }),
  );
  if (!data.creativo) return null;
  const { id, titolo: title, testo: text, etichetta: label, link } = data.creativo;
  return readCreative({ id, title, text, label, link }, origin);
}

import type { ArticleSummary } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { requireAuthorization } from '../middleware/require-authorization.ts';
import { unwrap } from '../unwrap.ts';
import { toSummary } from './wire.ts';

/** A change made on the device; times are in milliseconds since the epoch. */
export type FavouriteChange = {
  articleId: number;
  kept: boolean;
  at: number;
  addedAt?: number;
  folders?: readonly string[];
};

/** A favourite of the account; `addedAt` is in milliseconds since the epoch. */
export type AccountFavourite = { article: ArticleSummary; addedAt: number; folders: readonly string[] };

/** Maximum number of changes in one call; a longer list is sent in several. */
export const MAX_CHANGES = 500;

/**
 * Sends the changes of this device and returns the account's favourites, the latest first. @throws ApiError
 * `login-required`, `offline`. NWS-07
 */
export async function syncFavourites(
  { site }: Api,
  changes: readonly FavouriteChange[],
): Promise<AccountFavourite[]> {
  const modifiche = changes.map(({ articleId, kept, at, addedAt, folders }) => ({
    id_articolo: articleId,
    preferito: kept,
    quando: new Date(at).toISOString(),
    ...(addedAt !== undefined && { aggiunto: new Date(addedAt).toISOString() }),
    ...(folders && { cartelle: [...folders] }),
  }));
  const call = site.POST('/api/user/preferiti', { body: { modifiche }, middleware: [requireAuthorization] });
  const reply = await unwrap('syncFavourites', call);
  return reply.data.preferiti.map(({ articolo, aggiunto, cartelle }) => ({
    article: toSummary(articolo),
    addedAt: Date.parse(aggiunto),
    folders: cartelle,
  }));
}

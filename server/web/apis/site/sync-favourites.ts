import type { components, operations } from '#openapi/generated/site.ts';
import { type FavouriteArticle, syncFavourites as sync } from '#server/accounts/readers/favourites.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED, ok, refusal } from '../replies.ts';
import { toArticoloBreve } from './wire.ts';

export const syncFavourites: Handler<operations['syncFavourites']> = async ({ session, body, ...call }) => {
  if (!session) return LOGIN_REQUIRED;
  const changes = body.modifiche.map(
    ({ id_articolo, preferito, quando, aggiunto = quando, cartelle = null }) => ({
      articleId: id_articolo,
      kept: preferito,
      changedAt: timeOf(quando),
      keptAt: timeOf(aggiunto),
      folders: cartelle,
    }),
  );
  // The contract allows leap seconds, which `Date` does not know.
  if (changes.some(({ changedAt, keptAt }) => Number.isNaN(changedAt.getTime() + keptAt.getTime()))) {
    return refusal(400, 'ERR_MOMENT_NOT_VALID', 'quando is no moment');
  }
  const favourites = await sync(call.orm, { readerId: session.readerId, ...call }, changes);
  return ok({ preferiti: favourites.map(toPreferito) });
};

/**
 * Times before 1970 are stored as 1970: some are before the database's calendar, and they are all long ago.
 */
const timeOf = (quando: string) => new Date(Math.max(Date.parse(quando), 0));

const toPreferito = ({ article, keptAt, folders }: FavouriteArticle): components['schemas']['Preferito'] => ({
  articolo: toArticoloBreve(article),
  aggiunto: keptAt.toISOString(),
  cartelle: [...folders],
});

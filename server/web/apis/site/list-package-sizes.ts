import { dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Day } from '#domain/newsstand.ts';
import type { operations } from '#openapi/generated/site.ts';
import { mayHold } from '#server/newsroom/content/extents.ts';
import { SCREEN_CLASSES } from '#server/newsroom/packages/picture-pack.ts';
import type { Handler } from '../../http/handler.ts';
import { accessOf } from '../access-of.ts';
import { ok, refusal } from '../replies.ts';

/** The contract knows what a date looks like, not that February has no 30th. */
function toPlace(name: string): { edition: string; day: Day } | null {
  const [edition = '', day = ''] = name.split('/');
  return isDay(day) ? { edition, day } : null;
}

export const listPackageSizes: Handler<operations['listPackageSizes']> = async (call) => {
  const { query, packages, brand, now } = call;
  const places = query.numeri.map(toPlace).filter((place) => place !== null);
  if (places.length < query.numeri.length) return refusal(400, 'ERR_BAD_REQUEST', 'there is no such day');
  const extent = await call.extent();
  const possible = places.filter(({ day }) => mayHold(extent, { from: day, to: day }, dayAt(now)));
  const sizes = await packages.sizesOf(brand, possible, { now, access: accessOf(call) });
  return ok({
    pesi: sizes.map(({ edition, day, texts, pictures }) => ({
      edizione: edition,
      data: day,
      testi: texts,
      immagini: SCREEN_CLASSES.map((screen) => ({ larghezza: screen, byte: pictures[screen] })),
    })),
  });
};

import { dayAt } from '#domain/dates.ts';
import type { operations } from '#openapi/generated/account.ts';
import { addReads, articleExists } from '#server/db/newsstand-queries.ts';
import type { Handler } from '#server/http/handler.ts';
import { refusal } from '../replies.ts';

const ARTICLE_ID = /^\/articolo\/(?:ds\/)?([1-9]\d{0,9})(?:\/|$)/;

/** The contract's ids end here, as the database's do. */
const LAST_ID = 2_147_483_647;

export const trackEvent: Handler<operations['trackEvent']> = async ({ body, orm, brand, now }) => {
  const id = Number(ARTICLE_ID.exec(body.url_articolo)?.[1]);
  if (!id || id > LAST_ID || !(await articleExists(orm, brand.sigla, id, now))) {
    return refusal(404, 'ERR_ARTICLE_NOT_FOUND', 'the address is no article of this newspaper');
  }
  await addReads(orm, dayAt(now), new Map([[id, 1]]));
  return { status: 200, body: { success: true, status: { code: 'OK' } } };
};

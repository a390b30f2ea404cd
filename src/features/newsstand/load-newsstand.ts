import * as v from 'valibot';
import type { Api } from '#api/clients.ts';
import { getNewsstand } from '#api/site/get-newsstand.ts';
import { isDay } from '#domain/dates.ts';
import type { Day, Newsstand } from '#domain/newsstand.ts';

/** `?data=` opens the newsstand of a past day; what is no day is left out. */
export const NewsstandSearch = v.object({
  data: v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined),
});

export const loadNewsstand = (api: Api, day?: Day): Promise<Newsstand> => getNewsstand(api, day);

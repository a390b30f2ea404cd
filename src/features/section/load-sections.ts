import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Api } from '#api/clients.ts';
import { listSections } from '#api/site/list-sections.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { isDay } from '#domain/dates.ts';
import type { SectionList } from '#domain/newsstand.ts';
import { slugify } from '#domain/text.ts';

/** `?edizione=&data=` lists the sections of another issue than today's. */
export const SectionsSearch = v.object({
  edizione: v.fallback(v.optional(v.pipe(v.string(), v.transform(slugify))), undefined),
  data: v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined),
});

/** @throws NotFound when there is no such issue. NAV-03 */
export function loadSections(api: Api, search: v.InferOutput<typeof SectionsSearch>): Promise<SectionList> {
  const at = {
    ...(search.edizione && { edition: search.edizione }),
    ...(search.data && { day: search.data }),
  };
  return listSections(api, at).catch((error: unknown) => {
    throw errorKindOf(error) === 'not-found' ? notFound() : error;
  });
}

import { notFound } from '@tanstack/react-router';
import type { Api } from '#api/clients.ts';
import { listSections } from '#api/site/list-sections.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Day, SectionList } from '#domain/newsstand.ts';

/** @throws NotFound when there is no such issue. NAV-03 */
export function loadSections(
  api: Api,
  search: { edizione?: string | undefined; data?: Day | undefined },
): Promise<SectionList> {
  const scope = {
    ...(search.edizione && { edition: search.edizione }),
    ...(search.data && { day: search.data }),
  };
  return listSections(api, scope).catch((error: unknown) => {
    throw errorKindOf(error) === 'not-found' ? notFound() : error;
  });
}

import { notFound, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Api } from '#api/clients.ts';
import { getSection } from '#api/site/get-section.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { SectionContents } from '#domain/newsstand.ts';
import { readSectionAddress } from '#domain/section-address.ts';

const Text = v.fallback(v.optional(v.union([v.string(), v.number()])), undefined);

/** What the path leaves out may come from the query. NAV-08 */
export const SectionSearch = v.object({ titolo: Text, date: Text, id_edizione: Text, id: Text });

/** @throws Redirect home for an address that names no section, NotFound for one that does not exist. NAV-08 */
export async function loadSection(
  api: Api,
  path: Record<string, string | undefined>,
  query: v.InferOutput<typeof SectionSearch>,
): Promise<SectionContents> {
  const address = readSectionAddress(path, query);
  if (!address) throw redirect({ to: '/' });
  return getSection(api, address).catch((error: unknown) => {
    throw errorKindOf(error) === 'not-found' ? notFound() : error;
  });
}

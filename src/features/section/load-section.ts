import { notFound, redirect } from '@tanstack/react-router';
import type { Api } from '#api/clients.ts';
import { getSection } from '#api/site/get-section.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { SectionContents } from '#domain/newsstand.ts';
import { hasInvalidDay, readSectionAddress } from '#domain/section-address.ts';

/** @throws Redirect home for an address without a section, NotFound for a section that does not exist. NAV-08 */
export async function loadSection(
  api: Api,
  path: Record<string, string | undefined>,
  query: Record<string, string | number | undefined>,
): Promise<SectionContents> {
  const address = readSectionAddress(path, query);
  if (!address) throw redirect({ to: '/' });
  if (hasInvalidDay(path)) throw notFound();
  return getSection(api, address).catch((error: unknown) => {
    throw errorKindOf(error) === 'not-found' ? notFound() : error;
  });
}

import type { DeskSettings, DeskState } from '#domain/press-review/desk.ts';
import type { UsageEvent } from '#domain/press-review/sending.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The desk: when and to whom the review is sent, and its members. @throws ApiError `access-denied`, `offline`. */
export async function getDesk({ site }: Api): Promise<DeskState> {
  const call = site.GET('/api/user/rassegna/impostazioni');
  const { data } = await unwrap('getDesk', call);
  return data;
}

/**
 * Sets when and to whom the review is sent. @param version of the settings that were changed. @throws ApiError
 * `access-denied`, `review-changed`, `offline`.
 */
export async function saveDesk({ site }: Api, settings: DeskSettings, version: string): Promise<void> {
  const call = site.POST('/api/user/rassegna/impostazioni', {
    body: { ...settings, version, weekdays: [...settings.weekdays], groups: [...settings.groups] },
  });
  await unwrap('saveDesk', call);
}

/**
 * The log of who opened, downloaded and forwarded what, the latest first. @throws ApiError `access-denied`, `offline`.
 */
export async function listUsage({ site }: Api): Promise<UsageEvent[]> {
  const call = site.GET('/api/user/rassegna/storico');
  const { data } = await unwrap('listUsage', call);
  return data.events;
}

import type { UsageEvent } from '#domain/press-review/sending.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Who opened, downloaded and forwarded what, the latest first. @throws ApiError `access-denied`, `offline`. */
export async function listUsage({ site }: Api): Promise<UsageEvent[]> {
  const call = site.GET('/api/user/rassegna/storico');
  const { data } = await unwrap('listUsage', call);
  return data.events;
}

import type { DeskSettings } from '#domain/press-review/desk.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Sets when and to whom the review goes. @throws ApiError `access-denied`, `offline`. */
export async function saveDesk({ site }: Api, settings: DeskSettings): Promise<void> {
  const call = site.POST('/api/user/rassegna/impostazioni', {
    body: { ...settings, weekdays: [...settings.weekdays], groups: [...settings.groups] },
  });
  await unwrap('saveDesk', call);
}

import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { unwrap } from '../unwrap.ts';

/** Mutes or unmutes the alerts of a story. @throws ApiError `login-required`, `offline`. PSH-01 */
export async function muteStory({ account }: Api, story: string, muted: boolean): Promise<void> {
  const params = { path: { storia: story } };
  await unwrap(
    'muteStory',
    account.POST('/api/user/push/stories/{storia}', { ...KEEPALIVE, params, body: { silenziata: muted } }),
  );
}

import type { Api } from '../clients.ts';
import { SENT_ANYWAY } from '../sent-anyway.ts';
import { unwrap } from '../unwrap.ts';

/** Mutes or unmutes the alerts of a story. @throws ApiError `login-required`, `offline`. PSH-01 */
export async function muteStory({ account }: Api, story: string, muted: boolean): Promise<void> {
  const params = { path: { storia: story } };
  await unwrap(
    'muteStory',
    account.POST('/api/user/push/stories/{storia}', { ...SENT_ANYWAY, params, body: { silenziata: muted } }),
  );
}

import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** @returns where the picture is now. @throws ApiError `field-not-valid`, `login-required`, `offline`. ACC-01 */
export async function saveAvatar({ account }: Api, picture: Blob): Promise<string> {
  const call = account.POST('/api/user/avatar', {
    body: picture,
    headers: { 'content-type': picture.type },
    // As it is: a file is no JSON.
    bodySerializer: (body: unknown) => body as Blob,
  });
  return (await unwrap('saveAvatar', call)).data.avatar;
}

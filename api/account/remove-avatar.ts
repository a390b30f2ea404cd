import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

const TYPE = 'image/webp';

/** @returns what was taken away, to be given back by whoever thinks better of it. @throws ApiError `login-required`, `offline`. ACC-01 */
export async function removeAvatar({ account }: Api): Promise<Blob | null> {
  const reply = await unwrap('removeAvatar', account.POST('/api/user/avatar/remove', { body: {} }));
  const { immagine } = reply.data;
  return immagine === null ? null : new Blob([bytesOf(immagine)], { type: TYPE });
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

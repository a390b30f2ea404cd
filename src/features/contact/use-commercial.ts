import { useEffect, useState } from 'react';
import { getUser } from '#api/account/session.ts';
import type { Api } from '#api/clients.ts';
import type { ShortUser } from '#domain/reader.ts';
import { logError } from '#src/state/log.ts';

/** Whether the reader may write to the commercial area: a company, or who holds a company's subscription. ROL-04 */
export function useCommercial(api: () => Promise<Api>, user: ShortUser | null): boolean {
  const id = user?.id;
  const [holder, setHolder] = useState<string | null>(null);
  const asked = user !== null && !user.company && user.subscribed && !user.secondary;
  useEffect(() => {
    if (!asked || id === undefined) return;
    api()
      .then(getUser)
      .then(({ companySubscribed, secondary }) => {
        if (companySubscribed && !secondary) setHolder(id);
      })
      .catch((error) => logError('commercial', error));
  }, [api, asked, id]);
  return user !== null && (user.company || holder === user.id);
}

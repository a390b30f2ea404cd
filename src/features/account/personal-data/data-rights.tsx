import { useCallback, useEffect } from 'react';
import { getPersonalData } from '#api/account/personal-data.ts';
import type { Api } from '#api/clients.ts';
import type { Day } from '#domain/newsstand.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { useOnline } from '#src/state/network/online.ts';
import { DataCopy } from './data-copy.tsx';
import { DeletionSection } from './deletion-section.tsx';

type Props = { api: () => Promise<Api>; today: Day };

/** Polling interval while an export is being prepared. */
const POLL_MS = 4000;

/** The reader's legal rights: an export of all personal data, and deletion of the account. ACC-10 */
export function DataRights({ api, today }: Props) {
  const online = useOnline();
  const { loadable, reload, setData } = useLoaded<PersonalData>(
    useCallback(async () => getPersonalData(await api()), [api]),
  );
  const isWaiting = loadable.state === 'known' && loadable.data.copy?.status === 'waiting';
  useEffect(() => {
    if (!isWaiting || !online) return;
    const poll = async () => setData(await getPersonalData(await api()));
    // A failed poll is repeated at the next interval.
    const timer = setInterval(() => poll().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, online, api, setData]);
  return (
    <LoadedPart loadable={loadable} onRetry={reload}>
      {(data) => (
        <>
          <DataCopy api={api} today={today} data={data} online={online} onChange={setData} />
          <DeletionSection api={api} today={today} data={data} online={online} onChange={setData} />
        </>
      )}
    </LoadedPart>
  );
}

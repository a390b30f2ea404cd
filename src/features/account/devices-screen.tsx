import { useCallback, useRef, useState } from 'react';
import { disconnectDevice, listDevices } from '#api/account/devices.ts';
import type { DeviceList } from '#api/account/wire.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Device } from '#domain/reader.ts';
import styles from '#src/components/account/account-page.module.css';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { ConfirmDialog } from '#src/components/account/confirm-dialog.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { useFreshProof } from '#src/components/proof/use-fresh-proof.tsx';
import { useOnline } from '#src/state/network/online.ts';
import { Notice } from '#src/ui/notice.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { DevicesList } from './devices-list.tsx';
import { DevicesSkeleton } from './devices-skeleton.tsx';
import { devicesStrings as strings } from './strings.ts';

type Props = { brand: PublicBrand; api: () => Promise<Api>; today: Day };

/** Devices on which the reader is signed in, each with a button to sign it out. ACC-05, SES-08 */
export function DevicesScreen({ brand, api, today }: Props) {
  return (
    <AccountPage brand={brand} currentScreen="devices">
      <Devices api={api} today={today} />
    </AccountPage>
  );
}

function Devices({ api, today }: Omit<Props, 'brand'>) {
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, say } = useToast();
  const online = useOnline();
  const [deviceToDisconnect, setDeviceToDisconnect] = useState<Device | null>(null);
  const { loadable, reload, setData } = useLoaded<DeviceList>(
    useCallback(async () => listDevices(await api()), [api]),
  );
  const { withProof, proofDialog } = useFreshProof();
  const limit = loadable.state === 'known' ? loadable.data.limit : 1;

  async function disconnect({ id, name }: Device) {
    try {
      const list = await withProof(async () => disconnectDevice(await api(), id));
      if (!list) return;
      setData(list);
      say(strings.done(name));
    } catch (error) {
      // The device was signed out in the meantime.
      if (errorKindOf(error) === 'not-found') reload();
      say(strings.failed(name));
    }
    title.current?.focus();
  }

  return (
    <>
      <header className={styles.head}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {strings.title}
        </h1>
        <p className="deck s">{strings.intro(limit)}</p>
      </header>
      <LoadedPart loadable={loadable} onRetry={reload} skeleton={<DevicesSkeleton />}>
        {(list) => (
          <DevicesList list={list} today={today} online={online} onDisconnect={setDeviceToDisconnect} />
        )}
      </LoadedPart>
      {!online && loadable.state === 'known' && <Notice tone="warning">{strings.offline}</Notice>}
      {deviceToDisconnect && (
        <ConfirmDialog
          title={strings.confirm(deviceToDisconnect.name)}
          text={strings.confirmText}
          confirm={strings.disconnect}
          labels={strings}
          onConfirm={() => void disconnect(deviceToDisconnect)}
          onClose={() => setDeviceToDisconnect(null)}
        />
      )}
      {proofDialog}
      {toast}
    </>
  );
}

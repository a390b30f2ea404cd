import { useCallback, useRef, useState } from 'react';
import { listPasskeys, removePasskey } from '#api/account/passkeys.ts';
import type { Passkey } from '#api/account/wire.ts';
import type { Api } from '#api/clients.ts';
import type { Day } from '#domain/newsstand.ts';
import styles from '#src/components/account/account-page.module.css';
import { ConfirmDialog } from '#src/components/account/confirm-dialog.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { usePasskeySupport } from '#src/components/passkeys/use-passkey-support.ts';
import { useFreshProof } from '#src/components/proof/use-fresh-proof.tsx';
import { logError } from '#src/state/log.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeysList } from './passkeys-list.tsx';
import { passkeyStrings as strings } from './strings.ts';

type Props = { api: () => Promise<Api>; today: Day };

/** The account's passkeys, with adding and removing. */
export function PasskeysSection({ api, today }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, say } = useToast();
  const online = useOnline();
  const isSupported = usePasskeySupport();
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  const { loadable, reload, setData } = useLoaded<Passkey[]>(
    useCallback(async () => listPasskeys(await api()), [api]),
  );

  const { withProof, proofDialog } = useFreshProof();

  async function remove({ id }: Passkey) {
    try {
      const passkeys = await withProof(async () => removePasskey(await api(), id));
      if (!passkeys) return;
      setData(passkeys);
      say(strings.removed);
    } catch (error) {
      logError('passkeys', error);
      say(strings.removeFailed);
    }
    title.current?.focus();
  }

  return (
    <section className={styles.block} aria-labelledby="passkey">
      <h2 id="passkey" tabIndex={-1} ref={title}>
        {strings.title}
      </h2>
      <p>{strings.text}</p>
      <LoadedPart loadable={loadable} onRetry={reload}>
        {(passkeys) => <PasskeysList passkeys={passkeys} today={today} online={online} onRemove={setOpen} />}
      </LoadedPart>
      {isSupported ? (
        <Button look="plain" disabled={!online} onClick={() => setOpen('add')}>
          <Icon name="key" size={19} />
          {strings.add}
        </Button>
      ) : (
        <p className="meta">{strings.unsupported}</p>
      )}
      {!online && <p className="meta">{strings.offline}</p>}
      {open === 'add' && (
        <AddPasskeyDialog
          api={api}
          withProof={withProof}
          onAdded={(passkeys) => {
            setData(passkeys);
            say(strings.done);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'add' && (
        <ConfirmDialog
          title={strings.confirm(open.name)}
          text={strings.confirmText}
          confirm={strings.remove}
          labels={strings}
          onConfirm={() => void remove(open)}
          onClose={() => setOpen(null)}
        />
      )}
      {proofDialog}
      {toast}
    </section>
  );
}

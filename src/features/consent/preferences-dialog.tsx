import { useCallback, useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { getVendorList } from '#api/site/get-vendor-list.ts';
import type { ConsentResult } from '#domain/consent/consent.ts';
import type { VendorList } from '#domain/consent/vendor-list.ts';
import { answerConsent } from '#src/state/consent/answer-consent.ts';
import { logError } from '#src/state/log.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { strings } from './strings.ts';

type Props = { api: () => Promise<Api>; accountOrigin: string; onClose: () => void };

type Loaded = VendorList | 'loading' | 'failed';

/** Every purpose with its switch, the vendors, and the time of the last answer. TRK-01, TRK-06 */
export function PreferencesDialog({ api, accountOrigin, onClose }: Props) {
  const [list, setList] = useState<Loaded>('loading');
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setList('loading');
    api()
      .then(getVendorList)
      .then(
        (answer) => setList(answer.list),
        (error: unknown) => {
          logError('consent', error);
          setList('failed');
        },
      );
  }, [api]);
  useEffect(load, [load]);
  const answer = async (result: ConsentResult) => {
    setFailed(false);
    try {
      await answerConsent(result, { api: await api(), accountOrigin, source: 'preferences' });
      onClose();
    } catch (error) {
      logError('consent', error);
      setFailed(true);
    }
  };
  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose}>
      {list === 'loading' && <p role="status">{strings.loading}</p>}
      {list === 'failed' && (
        <>
          <p role="alert">{strings.notLoaded}</p>
          <Button look="strong" onClick={load}>
            {strings.retry}
          </Button>
        </>
      )}
      {typeof list === 'object' && <PreferencesForm list={list} onAnswer={answer} />}
      {failed && <p role="alert">{strings.notSaved}</p>}
    </Dialog>
  );
}

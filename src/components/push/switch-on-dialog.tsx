import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { switchAlertsOn } from '#src/state/push/alerts-here.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { AlertPreview } from './alert-preview.tsx';
import { alertStrings, switchOnFailure } from './strings.ts';

type Props = {
  onClose: () => void;
  onDone: () => void;
};

const strings = alertStrings.dialog;

/** Shows an example alert before the browser asks for the permission, because it asks only once. PSH-01 */
export function SwitchOnDialog({ onClose, onDone }: Props) {
  const { api, brand } = useRouteContext({ from: '__root__' });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  async function switchOn() {
    setBusy(true);
    setFailed('');
    const failure = await switchAlertsOn(api);
    setBusy(false);
    if (failure) setFailed(switchOnFailure(failure));
    else onDone();
  }
  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose}>
      <div className="stack16">
        <AlertPreview brand={brand} />
        <p>{strings.text}</p>
        {failed && (
          <Notice tone="error" isAnnounced>
            {failed}
          </Notice>
        )}
        <div className="actions">
          <Button aria-disabled={busy} aria-busy={busy} onClick={() => void (busy || switchOn())}>
            {busy ? strings.busy : strings.switchOn}
          </Button>
          <form method="dialog">
            <Button type="submit" look="plain">
              {strings.notNow}
            </Button>
          </form>
        </div>
      </div>
    </Dialog>
  );
}

import { useRef, useState } from 'react';
import { downloadDataExport, requestDataExport } from '#api/account/personal-data.ts';
import { dateAndTime } from '#domain/dates.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import styles from '#src/components/account/account-page.module.css';
import { useFocusAfterRender } from '#src/components/account/use-focus-after-render.ts';
import { useFreshProof } from '#src/components/proof/use-fresh-proof.tsx';
import { saveFile } from '#src/components/save-file.ts';
import { logError } from '#src/state/log.ts';
import { addNotice } from '#src/state/notices/notices.ts';
import { messages } from '#src/strings/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useToast } from '#src/ui/toast.tsx';
import type { RightsProps } from './rights-props.ts';
import { copyStrings as strings } from './strings.ts';

const NOTICE_MS = 5000;

/** The export of the reader's personal data: request, progress and download. GDPR art. 15 and 20 */
export function DataCopy({ api, today, data: { copy }, online, onChange }: RightsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, say } = useToast();
  const [busy, setBusy] = useState(false);

  const { withProof, proofDialog } = useFreshProof();
  const backToTitle = useFocusAfterRender(title);

  const runAction = async (action: () => Promise<void>) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      logError('personal-data', error);
      say(strings.error);
    }
    setBusy(false);
    backToTitle();
  };

  const requestCopy = () =>
    runAction(async () => {
      const data = await withProof(async () => requestDataExport(await api()));
      if (!data) return;
      onChange(data);
      void addNotice({ type: 'info', title: messages.gdpr_export_requested, timeout: NOTICE_MS });
    });

  const download = (id: string) =>
    runAction(async () => {
      const file = await withProof(async () => downloadDataExport(await api(), id));
      if (!file) return;
      saveFile(file, `edicola-dati-${today}.zip`);
      say(strings.downloaded);
    });

  const mayRequest = !copy || copy.status === 'failed';
  return (
    <section className={styles.block} aria-labelledby="copia" aria-busy={busy || undefined}>
      <h2 id="copia" tabIndex={-1} ref={title}>
        {strings.title}
      </h2>
      <p>{strings.text}</p>
      <CopyState copy={copy} today={today} />
      {copy?.status === 'ready' && (
        <Button busy={busy} disabled={!online} onClick={() => void download(copy.id)}>
          <Icon name="down" size={19} />
          {strings.download}
        </Button>
      )}
      {mayRequest && (
        <Button look="plain" busy={busy} disabled={!online} onClick={() => void requestCopy()}>
          {strings.request}
        </Button>
      )}
      {!online && <p className="meta">{strings.offline}</p>}
      {proofDialog}
      {toast}
    </section>
  );
}

function CopyState({ copy, today }: Pick<PersonalData, 'copy'> & Pick<RightsProps, 'today'>) {
  if (!copy) return null;
  const { status, expiresAt, againAt } = copy;
  if (status === 'failed') return <Notice tone="error">{strings.failed}</Notice>;
  if (status === 'waiting') return <Notice isAnnounced>{strings.waiting}</Notice>;
  return (
    <Notice tone="ok" isAnnounced>
      {expiresAt && strings.ready(withLowerCaseStart(dateAndTime(expiresAt, today)))}{' '}
      {strings.nextRequest(withLowerCaseStart(dateAndTime(againAt, today)))}
    </Notice>
  );
}

/** Lower-cases the first letter, for use within a sentence. */
const withLowerCaseStart = (when: string) => when.slice(0, 1).toLowerCase() + when.slice(1);

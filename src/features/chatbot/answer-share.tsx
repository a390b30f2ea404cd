import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { shareChatbotAnswer } from '#api/site/chatbot-links.ts';
import { ApiError, errorKindOf } from '#domain/api-error.ts';
import { ANSWER_LINK_DAYS, type AnswerLinkDays } from '#domain/chatbot/answer-link.ts';
import { copyText } from '#src/components/copy-text.ts';
import { logError } from '#src/state/log.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useIsShown } from '#src/ui/use-is-shown.ts';
import { AnswerLinks } from './answer-links.tsx';
import styles from './answer-share.module.css';
import { strings as common, shareStrings as strings } from './strings.ts';
import { useAnswerLinks } from './use-answer-links.ts';

type Props = {
  api: () => Promise<Api>;
  /** The answer to share; null to list all shared answers. */
  answer: { chatId: number; messageId: number } | null;
  online: boolean;
  onClose: () => void;
};

function failureWords(error: unknown): string {
  switch (errorKindOf(error)) {
    case 'too-many-attempts':
      return strings.tooMany(error instanceof ApiError ? Math.ceil((error.details.wait ?? 60) / 60) : 1);
    case 'not-found':
      return strings.gone;
    default:
      return strings.failed;
  }
}

/** Creates a link by which others can read an answer, shows it only this once, and revokes existing links. RAG-06 */
export function AnswerShare({ api, answer, online, onClose }: Props) {
  const links = useAnswerLinks(api);
  const [days, setDays] = useState<AnswerLinkDays>(7);
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isShown = useIsShown();
  async function createLink(event: FormEvent) {
    event.preventDefault();
    if (!answer) return;
    setBusy(true);
    setFailure('');
    try {
      const created = await shareChatbotAnswer(await api(), { ...answer, days });
      if (isShown()) {
        links.add(created.link);
        setUrl(created.url);
      }
      // The address can never be seen again, so nobody could share it.
      else await links.revoke(created.link);
    } catch (error) {
      logError('chatbot', error);
      setFailure(failureWords(error));
    }
    setBusy(false);
  }
  return (
    <Dialog title={answer ? strings.share : strings.all} closeLabel={common.close} onClose={onClose}>
      <div className={`stack12 ${styles.share}`}>
        <p>{strings.about}</p>
        {answer && url === null && (
          <form className={`cluster ${styles.make}`} onSubmit={(event) => void createLink(event)}>
            <SelectField
              name="giorni"
              label={strings.expires}
              options={ANSWER_LINK_DAYS.map((one) => [String(one), strings.daysOf(one)] as const)}
              defaultValue={days}
              onChange={({ target }) => setDays(Number(target.value) as AnswerLinkDays)}
            />
            <Button type="submit" busy={busy} disabled={!online}>
              {strings.make}
            </Button>
          </form>
        )}
        {!online && <p className="meta">{strings.offline}</p>}
        {failure !== '' && (
          <p className={`meta ${styles.wrong}`} role="alert">
            {failure}
          </p>
        )}
        {url !== null && <Address url={url} />}
        <AnswerLinks links={links} messageId={answer?.messageId ?? null} online={online} />
      </div>
    </Dialog>
  );
}

/** A link that is shown only once, to be copied. */
function Address({ url }: { url: string }) {
  const copyButton = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState('');
  useEffect(() => copyButton.current?.focus(), []);
  const copy = async () => setStatus((await copyText(url)) ? strings.copied : strings.notCopied);
  return (
    <div className={`stack12 ${styles.address}`}>
      <p>{strings.once}</p>
      <Field
        name="indirizzo"
        label={strings.address}
        autoComplete="off"
        defaultValue={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="actions">
        <Button ref={copyButton} onClick={() => void copy()}>
          <Icon name="copy" size={19} />
          {strings.copyAddress}
        </Button>
      </div>
      <p className="meta" role="status">
        {status}
      </p>
    </div>
  );
}

import { type ChangeEvent, useRef, useState } from 'react';
import { removeAvatar, saveAvatar } from '#api/account/profile.ts';
import type { Api } from '#api/clients.ts';
import { ApiError } from '#domain/api-error.ts';
import { AVATAR_MESSAGES, AVATAR_TYPES, isAvatarType, MAX_AVATAR_BYTES } from '#domain/avatar.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import section from '#src/components/forms/form-section.module.css';
import { FormSection } from '#src/components/forms/form-section.tsx';
import { logError } from '#src/state/log.ts';
import { loadSession } from '#src/state/session/load-session.ts';
import { messages } from '#src/strings/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldError, fieldId } from '#src/ui/form/field-frame.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useRemovalWithUndo } from '#src/ui/removal-with-undo.tsx';
import styles from './profile.module.css';
import { avatarStrings as strings } from './strings.ts';

/** Why a picture was refused: the server's message, where there is one. */
function avatarFailure(error: unknown): string {
  if (error instanceof ApiError && error.details.field) return error.details.field.message;
  const kind = failureKindOf(error);
  if (kind === 'too-many-attempts') return messages.too_many_attempts;
  return kind === 'offline' ? messages.network_error : messages.profile_update_error;
}

type Props = { api: () => Promise<Api>; avatar: string | null; online: boolean };

const FIELD = 'immagine';

/** The reader's picture: uploaded as soon as it is chosen, removed with undo. ACC-01 */
export function AvatarSection({ api, avatar, online }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const removed = useRef<Blob | null>(null);
  const [shown, setShown] = useState(avatar);
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState('');

  function showAvatar(url: string | null) {
    setShown(url);
    // Reloads the session, because other parts of the page show the picture too.
    void loadSession(api);
  }

  const removal = useRemovalWithUndo<null>({
    texts: strings.removal,
    removeItem: () =>
      runAndLogFailure(async () => {
        removed.current = await removeAvatar(await api());
        showAvatar(null);
      }),
    restoreItem: () =>
      runAndLogFailure(async () => {
        if (removed.current) showAvatar(await saveAvatar(await api(), removed.current));
      }),
    onUndone: () => input.current?.focus(),
  });

  async function upload(picture: File) {
    setStatus(strings.sending);
    try {
      showAvatar(await saveAvatar(await api(), picture));
      setStatus(strings.saved);
    } catch (failure) {
      setStatus('');
      setError(avatarFailure(failure));
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [picture] = target.files ?? [];
    // Lets the same file be chosen again.
    target.value = '';
    if (!picture) return;
    const refusal = refusalOf(picture);
    setError(refusal);
    if (!refusal) void upload(picture);
  }

  return (
    <FormSection title={strings.title} text={strings.text}>
      <div className={styles.avatar}>
        <span className={`centred ${styles.picture}`}>
          {shown ? (
            <img src={shown} alt={strings.alt} width={96} height={96} />
          ) : (
            <Icon name="user" size={40} />
          )}
        </span>
        <div className="actions">
          <label className={`btn s ${styles.choose}`}>
            {shown ? strings.replace : strings.choose}
            <input
              ref={input}
              id={fieldId(FIELD)}
              type="file"
              accept={AVATAR_TYPES.join(',')}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${fieldId(FIELD)}-errore` : undefined}
              disabled={!online}
              onChange={choose}
            />
          </label>
          {shown && (
            <Button
              look="quiet"
              disabled={!online}
              onClick={({ detail }) => {
                setStatus('');
                setError(undefined);
                removal.remove(null, detail === 0);
              }}
            >
              {strings.remove}
            </Button>
          )}
        </div>
      </div>
      <FieldError name={FIELD} error={error} />
      <p role="status" className={`secondary ${section.text}`}>
        {online ? status : strings.offline}
      </p>
      {removal.toast}
    </FormSection>
  );
}

/** Checks type and size before the upload. */
function refusalOf({ type, size }: File): string | undefined {
  if (!isAvatarType(type)) return AVATAR_MESSAGES.kind;
  return size > MAX_AVATAR_BYTES ? AVATAR_MESSAGES.size : undefined;
}

async function runAndLogFailure(action: () => Promise<void>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    logError('avatar', error);
    return false;
  }
}

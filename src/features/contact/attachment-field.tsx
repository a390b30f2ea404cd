import { useRef } from 'react';
import { byteSize } from '#domain/byte-size.ts';
import { ATTACHMENT_ACCEPT } from '#domain/support/attachment.ts';
import { Button } from '#src/ui/button.tsx';
import { ariaPropsOf, FieldFrame } from '#src/ui/form/field-frame.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { type AttachedFile, attach } from './attached-file.ts';
import { formStrings as strings } from './strings.ts';
import styles from './ticket-form.module.css';

type Props = {
  attached: AttachedFile | null;
  onChange: (attached: AttachedFile | null) => void;
  error: string | undefined;
};

const FIELD_NAME = 'allegato';

/** Field for a picture or a PDF; a file that is not accepted is reported immediately. HLP-02 */
export function AttachmentField({ attached, onChange, error: serverError }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const error = attached?.problem ?? serverError;
  const hint = strings.attachmentHint;
  const remove = () => {
    if (input.current) input.current.value = '';
    onChange(null);
    input.current?.focus();
  };
  return (
    <FieldFrame name={FIELD_NAME} label={strings.labels.allegato} hint={hint} error={error}>
      <div className={`cluster ${styles.attachment}`}>
        <label className={`btn s ${styles.pick}`}>
          <input
            ref={input}
            type="file"
            className="vh"
            accept={ATTACHMENT_ACCEPT}
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              if (file) onChange(await attach(file));
            }}
            {...ariaPropsOf({ name: FIELD_NAME, hint, error })}
          />
          <Icon name="clip" size={20} />
          {strings.pick}
        </label>
        {attached && (
          <p className={`row ${styles.file}`}>
            <span>
              <b>{attached.file.name}</b> <span className="meta">{byteSize(attached.file.size)}</span>
            </span>
            <Button look="quiet" onClick={remove} aria-label={strings.removeNamed(attached.file.name)}>
              {strings.remove}
            </Button>
          </p>
        )}
      </div>
    </FieldFrame>
  );
}

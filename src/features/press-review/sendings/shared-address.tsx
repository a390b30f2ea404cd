import { useEffect, useRef, useState } from 'react';
import { copyText } from '#src/components/copy-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { shareStrings as strings } from './strings.ts';

/** A link that is shown only once, to be copied. */
export function SharedAddress({ url, onClose }: { url: string; onClose: () => void }) {
  const copyButton = useRef<HTMLButtonElement>(null);
  const [copyResult, setCopyResult] = useState('');
  useEffect(() => copyButton.current?.focus(), []);
  const copy = async () => setCopyResult((await copyText(url)) ? strings.copied : strings.notCopied);
  return (
    <div className="stack12">
      <p>{strings.once}</p>
      <Field
        name="indirizzo"
        label={strings.address}
        autoComplete="off"
        defaultValue={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="meta" role="status">
        {copyResult}
      </p>
      <div className="actions">
        <Button ref={copyButton} onClick={() => void copy()}>
          <Icon name="copy" size={19} />
          {strings.copy}
        </Button>
        <Button look="plain" onClick={onClose}>
          {strings.finish}
        </Button>
      </div>
    </div>
  );
}

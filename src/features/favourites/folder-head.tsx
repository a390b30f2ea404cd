import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { folderName, MAX_FOLDER_LENGTH } from '#domain/favourite-folders.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './folders.module.css';
import { folderStrings as strings } from './strings.ts';

type Props = {
  name: string;
  /** Resolves to whether the device saved the new name. */
  onRename: (name: string) => Promise<boolean>;
  onRemove: (byKey: boolean) => void;
};

/** Name of the open folder, with buttons to rename and delete it. NWS-07 */
export function FolderHead({ name, onRename, onRemove }: Props) {
  const [naming, setNaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    // The button is rendered again once the form has gone.
    if (wasNaming.current && !naming) renameButton.current?.focus();
    wasNaming.current = naming;
  }, [naming]);
  const endNaming = () => setNaming(false);
  if (naming) {
    return (
      <NameForm
        name={name}
        onCancel={endNaming}
        onSave={async (next) => {
          if (next === name || (await onRename(next))) endNaming();
        }}
      />
    );
  }
  return (
    <div className={`row ${styles.head}`}>
      <h2 className="t-4">{name}</h2>
      <button
        type="button"
        className="ib"
        ref={renameButton}
        aria-label={strings.rename(name)}
        onClick={() => setNaming(true)}
      >
        <Icon name="pen" size={18} />
      </button>
      <button
        type="button"
        className="ib"
        aria-label={strings.remove(name)}
        onClick={({ detail }) => onRemove(detail === 0)}
      >
        <Icon name="trash" size={18} />
      </button>
    </div>
  );
}

type FormProps = { name: string; onSave: (name: string) => Promise<void>; onCancel: () => void };

const takeFocus = (field: HTMLInputElement | null) => field?.select();

function NameForm({ name, onSave, onCancel }: FormProps) {
  const [text, setText] = useState(name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const next = folderName(text);
    if (next !== '') void onSave(next);
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  return (
    <form className={`row ${styles.head}`} onSubmit={save}>
      <input
        className="field-box"
        ref={takeFocus}
        value={text}
        maxLength={MAX_FOLDER_LENGTH}
        aria-label={strings.name}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={cancelOnEscape}
      />
      <button type="submit" className="ib" aria-label={strings.save}>
        <Icon name="check" size={18} />
      </button>
      <button type="button" className="ib" aria-label={strings.cancel} onClick={onCancel}>
        <Icon name="close" size={16} />
      </button>
    </form>
  );
}

import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { CHAT_TITLE_LENGTH, type ChatbotKind } from '#domain/chatbot/kinds.ts';
import { type ChatSummary, NEW_CHAT_ID } from '#domain/chatbot/reader-chats.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { chatAddress } from './chat-address.ts';
import styles from './chat-history.module.css';
import { historyStrings as strings } from './strings.ts';

type Props = {
  kind: ChatbotKind;
  chat: ChatSummary;
  current: boolean;
  online: boolean;
  onOpen: () => void;
  onRename: (title: string) => Promise<boolean>;
  onRemove: (byKey: boolean) => void;
};

/** A past chat, or the one just being started, which has no actions yet. RAG-03 */
export function HistoryRow({ kind, chat, current, online, onOpen, onRename, onRemove }: Props) {
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { id, title } = chat;
  if (id === NEW_CHAT_ID) {
    return (
      <li className={`row ${styles.row}`} data-current={current || undefined} data-temporary>
        <span aria-current={current ? 'true' : undefined}>{title}</span>
      </li>
    );
  }
  const endRenaming = () => {
    setRenaming(false);
    // The button is rendered again once the form has gone.
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  if (renaming) {
    return (
      <li className={`row ${styles.row}`} data-current={current || undefined}>
        <NameForm
          title={title}
          onCancel={endRenaming}
          onSave={async (next) => {
            if (next === title || (await onRename(next))) endRenaming();
          }}
        />
      </li>
    );
  }
  return (
    <li className={`row ${styles.row}`} data-current={current || undefined}>
      <AppLink
        href={chatAddress(kind, id)}
        aria-current={current ? 'page' : undefined}
        onClick={({ defaultPrevented }) => defaultPrevented || onOpen()}
      >
        {title}
      </AppLink>
      <button
        type="button"
        className={`ib ${styles.pen}`}
        ref={renameButton}
        aria-label={strings.rename(title)}
        disabled={!online}
        onClick={() => setRenaming(true)}
      >
        <Icon name="pen" size={17} />
      </button>
      <button
        type="button"
        className="ib"
        aria-label={strings.delete(title)}
        disabled={!online}
        onClick={({ detail }) => onRemove(detail === 0)}
      >
        <Icon name="trash" size={17} />
      </button>
    </li>
  );
}

type FormProps = { title: string; onSave: (title: string) => Promise<void>; onCancel: () => void };

const takeFocus = (field: HTMLInputElement | null) => field?.select();

function NameForm({ title, onSave, onCancel }: FormProps) {
  const [name, setName] = useState(title);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim().length >= CHAT_TITLE_LENGTH.min) void onSave(name.trim());
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape must not close the dialog around the form.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  return (
    <form className={`grow row ${styles.naming}`} onSubmit={save}>
      <input
        className="field-box"
        ref={takeFocus}
        value={name}
        maxLength={CHAT_TITLE_LENGTH.max}
        aria-label={strings.name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
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

import { useRef } from 'react';
import type { Conversation } from '#domain/support/conversation.ts';
import { messageStrings } from '#src/components/support/message-strings.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './chat-header.module.css';
import { strings } from './strings.ts';

type Actions = {
  onClose: () => void;
  onAskForOperator: () => void;
  onForm: () => void;
  onDownload: () => void;
  onRestart: () => void;
  onHangUp: () => void;
};

type Props = Actions & {
  standing: Omit<Conversation, 'messages'>;
  /** Text of the operators' hours; null where they are not known. */
  hours: string | null;
  hasMessages: boolean;
};

function wordsOf(
  { state, operator }: Props['standing'],
  hours: string | null,
): [title: string, words: string] {
  const { header } = strings;
  if (state === 'operator') return [header.operator(operator ?? messageStrings.operator), header.withYou];
  if (state === 'waiting') return [header.title, header.waiting];
  if (state === 'ended') return [header.title, header.ended];
  return [header.title, hours ?? header.always];
}

/** Header of the chat: who answers, and a menu of other actions. HLP-05 */
export function ChatHeader({ standing: conversation, hours, hasMessages, ...actions }: Props) {
  const [title, words] = wordsOf(conversation, hours);
  const isWithOperator = conversation.state === 'operator';
  return (
    <div className={`row on-brand-dark ${styles.header}`}>
      <span className={`centred ${styles.face}`}>
        <Icon name={isWithOperator ? 'user' : 'bot'} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{words}</p>
      </div>
      {isWithOperator && (
        <button type="button" className="ib" aria-label={strings.header.hangUp} onClick={actions.onHangUp}>
          <Icon name="hangup" />
        </button>
      )}
      <MoreMenu
        hasMessages={hasMessages}
        mayAskForOperator={conversation.state === 'assistant'}
        {...actions}
      />
      <button type="button" className="ib" aria-label={strings.header.close} onClick={actions.onClose}>
        <Icon name="chev" />
      </button>
    </div>
  );
}

type MenuProps = Actions & { hasMessages: boolean; mayAskForOperator: boolean };

function MoreMenu({
  hasMessages,
  mayAskForOperator,
  onAskForOperator,
  onForm,
  onDownload,
  onRestart,
}: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const andCloseMenu = (action: () => void) => () => {
    // The pressed entry disappears with its menu.
    menu.current?.querySelector('summary')?.focus();
    if (menu.current) menu.current.open = false;
    action();
  };
  return (
    <details ref={menu} className={styles.more}>
      <summary className="no-marker ib" aria-label={strings.header.more}>
        <Icon name="more" />
      </summary>
      <ul>
        {mayAskForOperator && <Entry words={strings.menu.person} onPress={andCloseMenu(onAskForOperator)} />}
        <Entry words={strings.menu.form} onPress={andCloseMenu(onForm)} />
        {hasMessages && <Entry words={strings.menu.download} onPress={andCloseMenu(onDownload)} />}
        {hasMessages && <Entry words={strings.menu.anew} onPress={andCloseMenu(onRestart)} />}
      </ul>
    </details>
  );
}

function Entry({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <li>
      <button type="button" onClick={onPress}>
        {words}
      </button>
    </li>
  );
}

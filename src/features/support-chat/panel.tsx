import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { dayAt } from '#domain/dates.ts';
import { beginningOf } from '#domain/graphemes.ts';
import { CONTACT_FORM } from '#domain/support/contact-address.ts';
import type { ExternalChat } from '#domain/support/conversation.ts';
import { saveFile } from '#src/components/save-file.ts';
import { handOverToForm } from '#src/state/help/contact-draft.ts';
import { logError } from '#src/state/log.ts';
import { useShownReader } from '#src/state/session/shown-reader.ts';
import { isPlainClick } from '#src/ui/app-link.tsx';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import type { ShownProblem } from './notes.tsx';
import styles from './panel.module.css';
import { strings } from './strings.ts';
import { transcriptOf } from './transcript.ts';
import type { ChatView } from './use-conversation.ts';
import { useOperatorHours } from './use-operator-hours.ts';

type Props = { brand: PublicBrand; chat: ChatView; onClose: () => void };

const MAX_SUBJECT_LENGTH = 100;

/** The open chat: a modal dialog over a page that does not scroll. HLP-05…HLP-07 */
export function ChatPanel({ brand, chat, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedElement = useRef<EventTarget | null>(null);
  const router = useRouter();
  const anonymous = useShownReader() === null;
  const hours = useOperatorHours();
  const [problem, setProblem] = useState<ShownProblem | null>(null);
  const { messages, standing } = chat;
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    document.documentElement.toggleAttribute('data-chat', true);
    return () => {
      element?.close();
      document.documentElement.toggleAttribute('data-chat', false);
    };
  }, []);
  // The chat closes when one of its links opens a page, so that the page can be seen.
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && onClose()),
    [router, onClose],
  );

  /** Copies the reader's messages to the contact form, so that they need not be typed again. */
  function copyToForm() {
    const ownTexts = messages.flatMap(({ role, kind, content }) =>
      role === 'user' && kind === 'text' && content !== '' ? [content] : [],
    );
    const [first = strings.formSubject] = ownTexts;
    const parts = [...ownTexts, chat.unsent.text.trim()].filter((part) => part !== '');
    handOverToForm({ subject: beginningOf(first, MAX_SUBJECT_LENGTH), parts });
  }
  function goToForm() {
    copyToForm();
    // The reader leaves for the form, so a conversation that waits for an operator is ended.
    if (standing.state === 'waiting') void chat.end({ solved: false });
    onClose();
    void router.navigate({ href: CONTACT_FORM });
  }
  async function handOver() {
    setProblem(null);
    const outcome = await chat.handOver();
    if (outcome === 'closed') goToForm();
    else if (outcome === 'failed') setProblem('hand-over');
    else if (outcome) await openExternalChat(outcome);
  }
  async function openExternalChat(externalChat: ExternalChat) {
    try {
      await (await import('#src/vendors/external-chat.ts')).openExternalChat(externalChat);
      onClose();
    } catch (error) {
      logError('support-chat', error);
      setProblem('hand-over');
    }
  }
  async function solved() {
    setProblem(null);
    if (await chat.end({ solved: true })) onClose();
    else setProblem('not-ended');
  }
  const download = () => {
    const transcriptData = { brand: brand.name, operator: standing.operator };
    const file = new Blob([transcriptOf(messages, transcriptData)], { type: 'text/plain;charset=utf-8' });
    saveFile(file, strings.transcript.file(dayAt(new Date())));
  };
  /** Links within an answer lead to pages of this app. */
  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    const { currentTarget } = event;
    // A selection of text may extend beyond the panel's edge.
    if (event.target === currentTarget && pressedElement.current === currentTarget) onClose();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const isOurs = /^\/(?!\/)/.test(href) && !link?.target;
    if (!isOurs || !isPlainClick(event)) return;
    onClose();
    if (event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate({ href });
  }
  const say = (content: string) => {
    setProblem(null);
    chat.say(content);
  };
  async function startAnew() {
    setProblem(null);
    if (!(await chat.startAnew())) setProblem('not-ended');
  }
  async function hangUp() {
    setProblem(null);
    if (!(await chat.end({ solved: null }))) setProblem('not-ended');
  }
  const failure = problem ? { why: problem, words: null } : chat.failure;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={strings.name}
      onPointerDown={({ target }) => {
        pressedElement.current = target;
      }}
      onClick={handleClick}
      onClose={() => {
        // The close event arrives late: by then the dialog may be open again.
        if (!dialog.current?.open) onClose();
      }}
    >
      <div className={`column ${styles.inside}`}>
        <ChatHeader
          standing={standing}
          hours={hours}
          hasMessages={messages.length > 0}
          onClose={onClose}
          onAskForOperator={() => void (messages.length > 0 ? handOver() : goToForm())}
          onForm={goToForm}
          onDownload={download}
          onRestart={() => void startAnew()}
          onHangUp={() => void hangUp()}
        />
        <MessageLog
          chat={chat}
          anonymous={anonymous}
          brand={brand}
          failure={failure}
          onSend={say}
          onRestart={() => void startAnew()}
          onRetry={() => void (problem === 'hand-over' ? handOver() : chat.retry())}
          onSolved={() => void solved()}
          onUnsolved={() => void handOver()}
          onForm={goToForm}
        />
        {standing.state !== 'ended' && (
          <Composer
            state={standing.state}
            unsent={chat.unsent}
            files={chat.files}
            quotation={chat.quotation}
            operator={standing.operator}
            onSend={say}
            onTyping={chat.tellTyping}
          />
        )}
      </div>
    </dialog>
  );
}

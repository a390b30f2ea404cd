import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { registerSupportChat } from '#src/state/help/open-support-chat.ts';
import { Icon } from '#src/ui/icon.tsx';
import { ChatInvitation } from './chat-invitation.tsx';
import { ChatPanel } from './panel.tsx';
import { strings } from './strings.ts';
import { useConversation } from './use-conversation.ts';
import styles from './widget.module.css';

/** Minimum distance of a scroll; shorter ones are ignored. */
const MIN_SCROLL_PX = 24;

/** Whether the last scroll went down: the button is then hidden, so that it covers no text. */
function useIsScrollingDown(): boolean {
  const [isScrollingDown, setIsScrollingDown] = useState(false);
  useEffect(() => {
    let from = scrollY;
    const onScroll = () => {
      const distance = scrollY - from;
      if (Math.abs(distance) < MIN_SCROLL_PX) return;
      from = scrollY;
      setIsScrollingDown(distance > 0);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isScrollingDown;
}

/** Support chat of every page: a button, an invitation until it is answered, and the panel. HLP-05…HLP-10 */
export function SupportWidget({ brand }: { brand: PublicBrand }) {
  const { api } = useRouter().options.context;
  const [open, setOpen] = useState(false);
  const chat = useConversation({ api, open });
  const isScrollingDown = useIsScrollingDown();
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => registerSupportChat(show), [show]);
  const unread = !open && chat.unread;
  return (
    <>
      <div className={`row10 ${styles.corner}`} data-away={(isScrollingDown && !unread) || undefined}>
        <ChatInvitation hasTalked={chat.messages.length > 0} open={open} onOpen={show} />
        <button
          type="button"
          className={`centred ${styles.toggle}`}
          aria-label={unread ? strings.toggle.unread : strings.toggle.open}
          aria-expanded={open}
          data-unread={unread || undefined}
          onClick={show}
        >
          <Icon name="chat-f" size={26} />
        </button>
      </div>
      {open && <ChatPanel brand={brand} chat={chat} onClose={close} />}
    </>
  );
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { SavedMessage } from '#domain/support/saved-message.ts';
import { type CaptchaTokens, prepareCaptcha } from '#src/state/captcha/captcha.ts';
import { newSecret } from '#src/state/chat/new-secret.ts';
import { oneAtATime } from '#src/state/chat/one-at-a-time.ts';
import { logError } from '#src/state/log.ts';
import { type Failure, failureOf } from './problem.ts';
import { sendWaiting } from './send-waiting.ts';
import { useRetryWhile } from './use-retry.ts';
import type { SavedConversation } from './use-saved-conversation.ts';
import type { Unsent } from './use-unsent.ts';

/** Captcha tokens for messages, while one may be sent; null before. HLP-08 */
function useCaptcha(api: () => Promise<Api>, isWanted: boolean): CaptchaTokens | null {
  const [keeper, setKeeper] = useState<CaptchaTokens | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const captchaKeeper = prepareCaptcha(api, 'chat');
    setKeeper(captchaKeeper);
    return () => {
      captchaKeeper.stop();
      setKeeper(null);
    };
  }, [api, isWanted]);
  return keeper;
}

const SENDING_LOCK = 'edicola-assistenza';

/** One tab at a time sends the waiting messages: all tabs share them on the device. */
const withSendingLock = async (action: () => Promise<void>): Promise<void> =>
  navigator.locks ? await navigator.locks.request(SENDING_LOCK, action) : await action();

const isWaiting = ({ status }: SavedMessage): boolean => status === 'waiting';

type Props = {
  api: () => Promise<Api>;
  open: boolean;
  saved: SavedConversation;
  returnText: Unsent['giveBack'];
};

/** Sends the messages that wait on the device, one after the other, each once. HLP-08, HLP-09 */
export function useOutgoing({ api, open, saved, returnText }: Props) {
  const { messages, latest, change, show, close } = saved;
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The conversation in which a message is being sent. */
  const [busyIn, setBusyIn] = useState<string | null>(null);
  const hasWaiting = messages.some(isWaiting);
  const captcha = useCaptcha(api, open || hasWaiting);
  const lastStarted = useRef<string | null>(null);
  const sendingId = useRef<string | null>(null);

  /**
   * The server no longer knows the conversation, or it belongs to another reader: the waiting messages start a new one.
   */
  const startNewConversation = useCallback(() => {
    const conversation = newSecret();
    lastStarted.current = conversation;
    change((list) => list.filter(isWaiting).map((message) => ({ ...message, conversation, quoted: null })));
  }, [change]);

  /** Moves waiting messages out of the conversation back to the field. One that is being sent is left alone. */
  const takeBack = useCallback(() => {
    const toReturn = latest.current.filter(
      (message) => isWaiting(message) && message.id !== sendingId.current,
    );
    const ids = new Set(toReturn.map(({ id }) => id));
    returnText(toReturn.map(({ content }) => content));
    change((list) => list.filter(({ id }) => !ids.has(id)));
  }, [latest, change, returnText]);

  const fail = useCallback(
    ({ id, content, conversation }: SavedMessage, error: unknown) => {
      sendingId.current = null;
      // The reader has started another conversation meanwhile.
      if (!latest.current.some((message) => message.id === id)) return returnText([content]);
      const failure = failureOf(error);
      // The reader is in another tab: that one tries too, and gives the text back there.
      if (failure.why !== 'network' && document.visibilityState === 'hidden') return;
      setFailure(failure);
      if (failure.why === 'ended') close(conversation);
      if (failure.why !== 'network') takeBack();
    },
    [latest, close, takeBack, returnText],
  );

  /** @returns whether there may be more to send. */
  const sendOne = useCallback(
    async (message: SavedMessage, keeper: CaptchaTokens): Promise<boolean> => {
      sendingId.current = message.id;
      try {
        const deps = { api, captcha: keeper, page: () => location.href };
        show(message.conversation, await sendWaiting(deps, message, latest.current));
        setFailure(null);
        return true;
      } catch (error) {
        logError('support-chat', error);
        const isListed = latest.current.some(({ id }) => id === message.id);
        const startsNew =
          isListed && errorKindOf(error) === 'not-found' && message.conversation !== lastStarted.current;
        if (startsNew) startNewConversation();
        else fail(message, error);
        return startsNew;
      } finally {
        sendingId.current = null;
      }
    },
    [api, latest, show, fail, startNewConversation],
  );

  const keeper = useRef(captcha);
  keeper.current = captcha;
  const flush = useMemo(
    () =>
      oneAtATime(async () => {
        await withSendingLock(async () => {
          const next = () => latest.current.find(isWaiting);
          for (let message = next(); message && keeper.current && navigator.onLine; message = next()) {
            setBusyIn(message.conversation);
            if (!(await sendOne(message, keeper.current))) break;
          }
        });
        setBusyIn(null);
      }),
    [latest, sendOne],
  );
  useEffect(() => {
    if (hasWaiting && captcha) void flush();
  }, [hasWaiting, captcha, flush]);
  useRetryWhile(hasWaiting, flush);

  // Another tab may have sent what this one could not.
  const shown = failure?.why === 'network' && !hasWaiting ? null : failure;
  return { failure: shown, setFailure, busyIn, flush, takeBack };
}

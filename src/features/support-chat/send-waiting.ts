import { sendChatTurn } from '#api/account/support-chat.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { beginningOf } from '#domain/graphemes.ts';
import type { Conversation } from '#domain/support/conversation.ts';
import type { SavedMessage } from '#domain/support/saved-message.ts';
import type { CaptchaTokens } from '#src/state/captcha/captcha.ts';
import { NoCaptchaToken } from './problem.ts';

type Deps = { api: () => Promise<Api>; captcha: CaptchaTokens; page: () => string };

/** Number of earlier messages sent along with a call; the server stores the conversation itself. */
const MAX_EARLIER_MESSAGES = 10;
const MAX_EARLIER_LENGTH = 4000;

const earlierMessagesOf = (messages: readonly SavedMessage[]) =>
  messages
    .filter(({ status }) => status !== 'waiting')
    .flatMap(({ role, content }) =>
      role === 'user' || role === 'assistant'
        ? [{ role, content: beginningOf(content, MAX_EARLIER_LENGTH) }]
        : [],
    )
    .slice(-MAX_EARLIER_MESSAGES);

/**
 * Sends one waiting message with a token of its own; a refused token is replaced by another, once.
 * @throws NoToken, ApiError
 */
export async function sendWaiting(
  { api, captcha, page }: Deps,
  message: SavedMessage,
  messages: readonly SavedMessage[],
): Promise<Conversation> {
  const { id, content, quoted, conversation: secret } = message;
  const send = async () => {
    const token = await captcha.take();
    if (token === null) throw new NoCaptchaToken(captcha.hasConnectionFailed() ? 'network' : 'captcha');
    const earlierMessages = earlierMessagesOf(messages);
    return sendChatTurn(await api(), { id, content, secret, earlierMessages, quoted, page: page(), token });
  };
  try {
    return await send();
  } catch (error) {
    if (errorKindOf(error) !== 'captcha-not-valid') throw error;
    return await send();
  }
}

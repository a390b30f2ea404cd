import { sendChatTurn } from '#api/account/send-chat-turn.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Conversation } from '#domain/support/conversation.ts';
import type { KeptLine } from '#domain/support/kept-line.ts';
import { beginningOf } from '#domain/whole-signs.ts';
import type { CaptchaKeeper } from '#src/state/captcha/captcha.ts';
import { NoToken } from './problem.ts';

type Deps = { api: () => Promise<Api>; captcha: CaptchaKeeper; page: () => string };

/** As many of what was said before as the server's interface is told; it keeps the conversation itself. */
const TOLD = 10;
const LONGEST_TOLD = 4000;

const toldBefore = (lines: readonly KeptLine[]) =>
  lines
    .filter(({ status }) => status !== 'waiting')
    .flatMap(({ role, content }) =>
      role === 'user' || role === 'assistant' ? [{ role, content: beginningOf(content, LONGEST_TOLD) }] : [],
    )
    .slice(-TOLD);

/**
 * Sends one thing that waits, with a token of its own; a token that was refused is followed by another, once.
 * @throws NoToken, ApiError
 */
export async function sendWaiting(
  { api, captcha, page }: Deps,
  line: KeptLine,
  lines: readonly KeptLine[],
): Promise<Conversation> {
  const { id, content, quoted, conversation: secret } = line;
  const send = async () => {
    const token = await captcha.take();
    if (token === null) throw new NoToken(captcha.isCutOff() ? 'network' : 'captcha');
    const before = toldBefore(lines);
    return sendChatTurn(await api(), { id, content, secret, before, quoted, page: page(), token });
  };
  try {
    return await send();
  } catch (error) {
    if (errorKindOf(error) !== 'captcha-not-valid') throw error;
    return await send();
  }
}

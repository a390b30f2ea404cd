import * as v from 'valibot';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

export type RecaptchaKeys = { siteKey: string; secret: string };

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
/** Google considers a visitor with a lower score to be a bot. */
const MIN_SCORE = 0.5;
const TIMEOUT_MS = 5000;

const Answer = v.object({
  success: v.boolean(),
  action: v.optional(v.string()),
  score: v.optional(v.number()),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** Google's reCAPTCHA v3, which itself lets a token be used only once. HLP-08 */
export const recaptcha = ({ siteKey, secret }: RecaptchaKeys, send: typeof fetch = fetch): Captcha => ({
  tokenSource: async () => ({ kind: 'recaptcha', siteKey }),
  async verify(token, { action, address }) {
    if (!token) return 'missing';
    const body = new URLSearchParams({ secret, response: token, remoteip: address });
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const reply = await send(VERIFY_URL, { method: 'POST', body, redirect: 'error', signal });
      return verdictOf(v.parse(Answer, await reply.json()), action);
    } catch {
      return 'unreachable';
    }
  },
});

function verdictOf(answer: v.InferOutput<typeof Answer>, action: string): CaptchaVerdict {
  const { success, score = 0, 'error-codes': codes } = answer;
  // Google reports used and expired tokens with the same code.
  if (codes.includes('timeout-or-duplicate')) return 'used';
  // These codes are about our key or request, not about the visitor.
  if (codes.some((code) => code.endsWith('-input-secret') || code === 'bad-request')) return 'unreachable';
  return success && answer.action === action && score >= MIN_SCORE ? 'ok' : 'forged';
}

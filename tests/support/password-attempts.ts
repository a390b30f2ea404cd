import { expect } from 'vitest';
import type { NewsstandApp } from './newsstand-app.ts';
import { PASSWORD } from './reader-accounts.ts';
import { postFrom } from './sign-in-calls.ts';

type Tried = { email?: string; password?: string; address?: string };

/** Sign-ins of one reader, with a wrong password unless a test sets one, and their answers. */
export function passwordAttempts(server: Pick<NewsstandApp, 'ask'>, reader: () => { email: string }) {
  const post = postFrom(server);

  async function login({ email = reader().email, password = 'Sbagliata-1!', address }: Tried = {}) {
    const reply = await post('/api/sso/login', { email, password, redirect_uri: '/' }, address);
    const waits = Number(reply.headers['retry-after'] ?? 0);
    const { status, attesa = 0 } = reply.json() as { status: { code: string }; attesa?: number };
    // An answer of 503 (no capacity left) has the time to wait only in its header.
    if (reply.statusCode !== 503) expect(waits).toBe(attesa);
    return { status: reply.statusCode, code: status.code, wait: waits };
  }

  return { login, right: (address?: string) => login({ password: PASSWORD, ...(address && { address }) }) };
}

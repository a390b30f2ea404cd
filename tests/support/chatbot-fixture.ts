import { type AnswerText, readAnswer } from '#domain/chatbot/answer-text.ts';
import { importFixture } from './import-fixture.ts';
import { newsstandApp } from './newsstand-app.ts';
import { addAccount } from './reader-accounts.ts';
import { openBrowser } from './sign-in-calls.ts';

const COMPANY = 'redazione.example';
let readers = 0;

/** A newsstand with an archive for the chatbot to search, and readers who ask questions. */
export function chatbotFixture(environment: Record<string, string> = {}) {
  const fixture = importFixture();
  const server = newsstandApp(fixture.database, { environment });

  /** Signs a reader of the company in to a new browser. */
  async function openReader(
    product: 'digital' | 'online' | 'mobile' = 'digital',
    domain = COMPANY,
    on = server,
  ) {
    const account = await addAccount(fixture.database().orm, {
      email: `lettrice${++readers}@${domain}`,
      subscriptions: [{ product }],
    });
    const browser = openBrowser(on);
    await browser.signIn(account);
    const post = (url: string, body: unknown) =>
      browser.ask({
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
    /** @throws Error for any other answer than 200 */
    const ask = async (
      question: string,
      overrides: Record<string, unknown> = {},
    ): Promise<AnswerText & { content: string }> => {
      const url = 'category' in overrides ? '/utente-rag-online-categoria' : '/utente-rag';
      const reply = await post(url, { chat_id: 0, question, ...overrides });
      if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
      return { ...readAnswer(reply.body), content: reply.body };
    };
    const get = (url: string) => browser.ask({ url });
    return { account, browser, post, ask, get };
  }
  return { fixture, server, openReader };
}

import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import type { Product } from '#domain/products.ts';
import { ninjs } from './ninjs-fixture.ts';
import type { OwnNewsstand } from './own-newsstand.ts';
import { test as base } from './own-newsstand-test.ts';
import { DAY } from './own-newsstands.ts';
import { addAccount } from './reader-accounts.ts';
import { signInByCall } from './sign-in-by-call.ts';

export const QUESTION = 'Quando riapre il ponte di Ripetta?';
const TITLE = 'Riapre il ponte di Ripetta';

const BODY = `
<p>Il ponte di Ripetta riapre al traffico lunedì mattina, dopo quattordici mesi di lavori.</p>
<p>La spesa per il ponte di Ripetta è di nove milioni di euro, due in più di quanto era previsto.</p>
<p>I pedoni possono attraversare il ponte di Ripetta già da sabato, in occasione della festa del quartiere.</p>`;

let delivered: Promise<void> | undefined;

/** Imports an article about a bridge, once. */
const deliverBridge = (own: OwnNewsstand) => {
  delivered ??= own.deliver([
    ninjs({ uri: 'urn:test:ponte', day: DAY, title: TITLE, body: BODY, page: 7, hrefs: ['red.png'] }),
  ]);
  return delivered;
};

/** A page of a reader who may open the chatbot. */
export const test = base.extend<{ chatbot: Page }>({
  chatbot: async ({ page, own }, use) => {
    await openChatbot(page, own);
    await use(page);
  },
});

type Opening = { product?: Product; domain?: string; otherSubscriptions?: { product: Product }[] };

export async function openChatbot(
  page: Page,
  own: OwnNewsstand,
  { product = 'digital+', domain = 'redazione.example', otherSubscriptions = [] }: Opening = {},
): Promise<void> {
  await deliverBridge(own);
  const email = `redattrice-${randomUUID()}@${domain}`;
  const account = await addAccount(own.db.orm, {
    email,
    subscriptions: [{ product, devices: 9 }, ...otherSubscriptions],
  });
  await signInByCall(page, account, '/chatbot');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

export const field = (page: Page) => page.getByRole('textbox', { name: 'La tua domanda' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const log = (page: Page) => page.getByRole('log', { name: 'Conversazione' });
export const question = (page: Page, words: string) =>
  log(page).getByRole('heading', { level: 2, name: words, exact: true });
/** The hint that is shown below a complete answer. */
export const check = (page: Page) => log(page).getByText('Può sbagliare: controlla sempre le fonti.');
/** The list of past chats beside the conversation. */
export const past = (page: Page) => page.getByRole('complementary', { name: 'Chat precedenti' });
export const chatLinks = (page: Page) => past(page).getByRole('listitem').getByRole('link');

export async function ask(page: Page, words = QUESTION) {
  await field(page).fill(words);
  await button(page, 'Invia').click();
  await expect(question(page, words).last()).toBeVisible();
}

/** Asks a question and waits for the complete answer. */
export async function askToEnd(page: Page, words = QUESTION) {
  await ask(page, words);
  await expect(button(page, 'Invia')).toBeVisible();
  await expect(check(page).last()).toBeVisible();
}

type Halving = { halfWay?: boolean };

/**
 * From the next document on, the connection of each answer breaks after its first words. @returns a function that sets
 * whether the server has only a part of the answer
 */
export async function breakAnswers(page: Page): Promise<(halfWay: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const real = window.fetch;
    const begun = (text: string) => text.slice(0, text.indexOf('-->') + 30);
    window.fetch = async (...call) => {
      const answer = await real(...call);
      const { pathname } = new URL(answer.url);
      if (!answer.ok) return answer;
      if (pathname.startsWith('/utente-rag')) return broken(answer);
      const isChat = /^\/api\/rag\/chat\/\d+$/.test(pathname);
      return isChat && (globalThis as Halving).halfWay ? halved(answer) : answer;
    };
    async function halved(answer: Response) {
      const told = await answer.json();
      const last = told.data.chat_history.at(-1);
      Object.assign(last, { content: begun(last.content), state: 'stopped' });
      return new Response(JSON.stringify(told), answer);
    }
    async function broken(answer: Response) {
      const first = new TextEncoder().encode(begun(await answer.text()));
      let pulls = 0;
      const stream = new ReadableStream<Uint8Array>({
        pull(control) {
          pulls += 1;
          if (pulls === 1) control.enqueue(first);
          else control.error(new TypeError('the line broke'));
        },
      });
      return new Response(stream, answer);
    }
  });
  return (halfWay) =>
    page.evaluate((is) => {
      (globalThis as Halving).halfWay = is;
    }, halfWay);
}

type Held = { gates?: (() => void)[] };

/**
 * From the next document on, an answer is paused twice: before its first letter and after its first words. @returns a
 * function that ends each pause
 */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held = globalThis as Held;
    held.gates = [];
    const gate = () => new Promise<void>((resolve) => held.gates?.push(resolve));
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
      if (!pathname.startsWith('/utente-rag') || !answer.ok) return answer;
      const text = await answer.text();
      const first = text.indexOf('-->') + 30;
      let parts = [text.slice(0, first), text.slice(first)];
      const slow = new ReadableStream<Uint8Array>({
        async pull(control) {
          await gate();
          const [part, ...rest] = parts;
          parts = rest;
          control.enqueue(new TextEncoder().encode(part));
          if (parts.length === 0) control.close();
        },
      });
      return new Response(slow, answer);
    };
  });
  return async () => {
    await page.waitForFunction(() => ((globalThis as Held).gates ?? []).length > 0);
    await page.evaluate(() => (globalThis as Held).gates?.pop()?.());
  };
}

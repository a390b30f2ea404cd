import type { FastifyInstance } from 'fastify';
import { type AnswerText, readAnswer } from '#domain/chatbot/answer-text.ts';
import { readConfig } from '#server/base/config/config.ts';
import type { Database } from '#server/base/db/connect.ts';
import { openApp } from '#tests/support/open-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { NOW } from './question-archive.ts';

const HOST = 'ilmessaggero.localhost';
/** Questions per reader, fewer than a reader may ask in an hour, because the clock does not advance. */
const QUESTIONS_PER_READER = 90;

/** Asks the next question of a conversation. */
export type Ask = (question: string) => Promise<AnswerText>;

/** The chatbot as its readers use it, each of whom may read everything. */
export type Chatbot = { openChat(): Promise<Ask>; close(): Promise<void> };

/** Starts the server on a database, without a language model and without a socket. */
export async function openChatbot(db: Database): Promise<Chatbot> {
  const config = readConfig({ NODE_ENV: 'production', GATE: 'off' });
  const app = await openApp({ config, db, imagesFolder: '', now: () => NOW });
  let readers = 0;
  let askedCount = QUESTIONS_PER_READER;
  let post: Post | undefined;
  return {
    async openChat() {
      if (askedCount >= QUESTIONS_PER_READER || !post) {
        post = await openReader(app, db, ++readers);
        askedCount = 0;
      }
      const currentPost = post;
      let chatId = 0;
      return async (question) => {
        askedCount += 1;
        const answer = readAnswer(await currentPost({ chat_id: chatId, question }));
        chatId = answer.start?.chatId ?? chatId;
        return answer;
      };
    },
    close: () => app.close(),
  };
}

/** @throws Error for any answer other than 200 */
type Post = (body: object) => Promise<string>;

async function openReader(app: FastifyInstance, { orm }: Database, number: number): Promise<Post> {
  const account = await addAccount(orm, {
    email: `lettrice${number}@redazione.example`,
    subscriptions: [{ product: 'digital+', endsOn: null }],
  });
  const browser = openBrowser({
    ask: ({ headers, ...options }) =>
      app.inject({ method: 'GET', ...options, headers: { host: HOST, ...headers } }),
  });
  await browser.signIn(account);
  return async (body) => {
    const reply = await browser.ask({
      url: '/utente-rag',
      method: 'POST',
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
    return reply.body;
  };
}

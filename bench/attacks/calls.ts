import { randomUUID } from 'node:crypto';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { ARCHIVE, archiveSearchPath } from '#domain/collection-addresses.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import { feedPath, monthSitemapPath } from '#domain/feed-addresses.ts';
import { NO_FILTERS, searchPath } from '#domain/search-address.ts';
import type { RequestOptions } from '../request.ts';
import type { Attack, AttackJob } from './jobs.ts';
import { networkNumber } from './networks.ts';

type Call = (at: number, job: AttackJob) => RequestOptions;

const WORDS = 6;
const LETTERS = 30;
const ALPHABET = 'abcdefghilmnopqrstuvz';

const letters = (length: number) =>
  Array.from({ length }, () => ALPHABET[Math.floor(Math.random() * ALPHABET.length)]).join('');

/** Random words that occur in no article. */
const unknownWords = () => Array.from({ length: WORDS }, () => letters(LETTERS)).join(' ');

const dayBefore = (at: number) => addDays(dayAt(new Date()), -(at % 900));

/** Calls that are expensive to answer, each different from all before, so that no prepared reply exists. */
export const DEAR: Record<string, Call> = {
  'home page': (at) => ({ path: `/?x=${at}` }),
  'page of a past day': (at) => ({ path: `/?data=${dayBefore(at)}&x=${at}` }),
  'article page': (at, { articles }) => ({ path: `/articolo/${articles[at % articles.length]}?x=${at}` }),
  'page of a search': (at) => ({
    path: `${searchPath({ ...NO_FILTERS, text: `acqua ${letters(8)}` })}?x=${at}`,
  }),
  'page of a wrong address': (at) => ({ path: `/nessuna/${at}` }),
  'archive page': (at) => ({ path: `${ARCHIVE}/${dayBefore(at)}?x=${at}` }),
  'search of the archive': () => ({ path: archiveSearchPath(`citta ${letters(8)}`) }),
  'search call with all filters': (at) => ({
    path: `/api/edicola/ricerca?q=${encodeURIComponent('di la il che acqua')}&pagina=${(at % 50) + 1}`,
  }),
  sitemap: (at) => ({ path: `${monthSitemapPath(dayAt(new Date()).slice(0, 7))}?x=${at}` }),
  feed: (at) => ({ path: `${feedPath()}?x=${at}` }),
  'picture of a link': (at, { previews }) => ({ path: previews[at % previews.length] ?? '/' }),
  'package of an issue': (at) => ({
    path: `/api/edicola/pacchetto?edizione=${IL_MESSAGGERO.mainEdition}&data=${addDays(dayAt(new Date()), -(at % 7))}&x=${at}`,
  }),
  'calendar of a month': (at) => ({ path: `/v1/calendario?mese=${dayBefore(at * 31).slice(0, 7)}&x=${at}` }),
  'question to the chatbot': (at, { bearer }) => ({
    path: '/utente-rag',
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: { chat_id: 0, question: `Che cosa è successo con l’acqua numero ${at}?` },
  }),
};

const wrongPassword = (email: string): RequestOptions => ({
  path: '/api/sso/login',
  method: 'POST',
  body: { email, password: letters(12), redirect_uri: '/' },
});
const person = { nome: 'Livia', cognome: 'Prova', maggiorenne: true, informativa: true };
const allows = { marketing: false, profilazione: false, terzi: false };

/** Calls that lock a reader out, or at least make the server hash passwords and send mails. */
const LOCKING: Call[] = [
  (_, { victim }) => wrongPassword(victim),
  () => wrongPassword(`${randomUUID()}@posta.example`),
  (_, { victim }) => ({
    path: '/api/sso/code-login',
    method: 'POST',
    body: { email: victim, codice: '000000', redirect_uri: '/' },
  }),
  (_, { victim }) => ({ path: '/api/password/forgot', method: 'POST', body: { email: victim } }),
  (_, { victim }) => ({
    path: '/api/password/reset',
    method: 'POST',
    body: { email: victim, codice: '000000', password: `Traghetto-7${letters(40)}` },
  }),
  () => ({
    path: '/api/registration',
    method: 'POST',
    body: {
      ...person,
      ...allows,
      email: `${randomUUID()}@posta.example`,
      password: `Traghetto-7${letters(40)}`,
    },
  }),
];

const inTurn =
  (calls: readonly Call[]): Call =>
  (at, job) => ({ path: '/', ...calls[at % calls.length]?.(at, job) });

const fromManyNetworks =
  (call: Call): Call =>
  (at, job) =>
    from(networkNumber(Math.floor(Math.random() * 1000)), call(at, job));
const from = (address: string, { headers, ...asking }: RequestOptions): RequestOptions => ({
  ...asking,
  headers: { 'x-forwarded-for': address, ...headers },
});

const plain: Call = () => ({ path: '/' });

export const CALLS: Record<Exclude<Attack, 'slow'>, Call> = {
  searches: fromManyNetworks(() => ({
    path: `/api/edicola/ricerca?q=${encodeURIComponent(unknownWords())}`,
  })),
  dear: fromManyNetworks(inTurn(Object.values(DEAR))),
  // Sent from many networks, as by a botnet, so that no network makes many attempts.
  'lock-out': (at, job) =>
    from(`100.${64 + (at % 64)}.${(at >> 6) % 256}.1`, inTurn(LOCKING)(Math.floor(Math.random() * 60), job)),
  flood: (at, job) => from(networkNumber(0), plain(at, job)),
  floods: fromManyNetworks(plain),
};

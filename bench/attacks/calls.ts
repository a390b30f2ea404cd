import { randomUUID } from 'node:crypto';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { ARCHIVE, archiveSearchPath } from '#domain/collection-addresses.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import { feedPath, monthSitemapPath } from '#domain/feed-addresses.ts';
import { NO_FILTERS, searchPath } from '#domain/search-address.ts';
import type { RequestOptions } from '../request.ts';
import type { Attack, AttackJob } from './jobs.ts';
import { networkNumber } from './networks.ts';

type Call = (index: number, job: AttackJob) => RequestOptions;

const WORD_COUNT = 6;
const WORD_LENGTH = 30;
const ALPHABET = 'abcdefghilmnopqrstuvz';

const letters = (length: number) =>
  Array.from({ length }, () => ALPHABET[Math.floor(Math.random() * ALPHABET.length)]).join('');

/** Random words that occur in no article. */
const unknownWords = () => Array.from({ length: WORD_COUNT }, () => letters(WORD_LENGTH)).join(' ');

const dayBefore = (index: number) => addDays(dayAt(new Date()), -(index % 900));

/** Calls that are expensive to answer, each different from all before, so that no prepared reply exists. */
export const EXPENSIVE_CALLS: Record<string, Call> = {
  'home page': (index) => ({ path: `/?x=${index}` }),
  'page of a past day': (index) => ({ path: `/?data=${dayBefore(index)}&x=${index}` }),
  'article page': (index, { articles }) => ({
    path: `/articolo/${articles[index % articles.length]}?x=${index}`,
  }),
  'page of a search': (index) => ({
    path: `${searchPath({ ...NO_FILTERS, text: `acqua ${letters(8)}` })}?x=${index}`,
  }),
  'page of a wrong address': (index) => ({ path: `/nessuna/${index}` }),
  'archive page': (index) => ({ path: `${ARCHIVE}/${dayBefore(index)}?x=${index}` }),
  'search of the archive': () => ({ path: archiveSearchPath(`citta ${letters(8)}`) }),
  'search call with all filters': (index) => ({
    path: `/api/edicola/ricerca?q=${encodeURIComponent('di la il che acqua')}&pagina=${(index % 50) + 1}`,
  }),
  sitemap: (index) => ({ path: `${monthSitemapPath(dayAt(new Date()).slice(0, 7))}?x=${index}` }),
  feed: (index) => ({ path: `${feedPath()}?x=${index}` }),
  'picture of a link': (index, { previews }) => ({ path: previews[index % previews.length] ?? '/' }),
  'package of an issue': (index) => ({
    path: `/api/edicola/pacchetto?edizione=${IL_MESSAGGERO.mainEdition}&data=${addDays(dayAt(new Date()), -(index % 7))}&x=${index}`,
  }),
  'calendar of a month': (index) => ({
    path: `/v1/calendario?mese=${dayBefore(index * 31).slice(0, 7)}&x=${index}`,
  }),
  'question to the chatbot': (index, { bearer }) => ({
    path: '/utente-rag',
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: { chat_id: 0, question: `Che cosa è successo con l’acqua numero ${index}?` },
  }),
};

const wrongPassword = (email: string): RequestOptions => ({
  path: '/api/sso/login',
  method: 'POST',
  body: { email, password: letters(12), redirect_uri: '/' },
});
const person = { nome: 'Livia', cognome: 'Prova', maggiorenne: true, informativa: true };
const optionalConsents = { marketing: false, profilazione: false, terzi: false };

/** Calls that lock a reader out, or at least make the server hash passwords and send mails. */
const LOCK_OUT_CALLS: Call[] = [
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
      ...optionalConsents,
      email: `${randomUUID()}@posta.example`,
      password: `Traghetto-7${letters(40)}`,
    },
  }),
];

const rotating =
  (calls: readonly Call[]): Call =>
  (index, job) => ({ path: '/', ...calls[index % calls.length]?.(index, job) });

const fromManyNetworks =
  (call: Call): Call =>
  (index, job) =>
    fromAddress(networkNumber(Math.floor(Math.random() * 1000)), call(index, job));
const fromAddress = (address: string, { headers, ...asking }: RequestOptions): RequestOptions => ({
  ...asking,
  headers: { 'x-forwarded-for': address, ...headers },
});

const plainRequest: Call = () => ({ path: '/' });

export const CALLS: Record<Exclude<Attack, 'slow'>, Call> = {
  searches: fromManyNetworks(() => ({
    path: `/api/edicola/ricerca?q=${encodeURIComponent(unknownWords())}`,
  })),
  expensive: fromManyNetworks(rotating(Object.values(EXPENSIVE_CALLS))),
  // Sent from many networks, as by a botnet, so that no network makes many attempts.
  'lock-out': (index, job) =>
    fromAddress(
      `100.${64 + (index % 64)}.${(index >> 6) % 256}.1`,
      rotating(LOCK_OUT_CALLS)(Math.floor(Math.random() * 60), job),
    ),
  flood: (index, job) => fromAddress(networkNumber(0), plainRequest(index, job)),
  floods: fromManyNetworks(plainRequest),
};

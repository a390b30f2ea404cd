/* Generated from openapi/*.yaml: change those files, then `npm run generate`. */

/** Calls that are answered with the last answer if the network does not answer in time. */
export const CACHED = /^(?:\/api\/edicola\/articolo|\/api\/edicola\/assistenza|\/api\/edicola\/faq|\/api\/edicola\/firma|\/api\/edicola\/firme|\/api\/edicola\/fornitori|\/api\/edicola\/home|\/api\/edicola\/numero|\/api\/edicola\/pacchetto|\/api\/edicola\/pagine|\/api\/edicola\/pesi|\/api\/edicola\/sezione|\/api\/edicola\/sezioni|\/api\/edicola\/speciale|\/api\/edicola\/speciali|\/v1\/calendario|\/v1\/giorno|\/v1\/numeri)$/;

/** The same for searches, of which only the last are cached. */
export const SEARCH = /^(?:\/api\/edicola\/ricerca|\/v1\/ricerca)$/;

/** Calls that read an account's press review. */
export const PRESS_READ = /^(?:\/api\/user\/rassegna\/last-date|\/api\/user\/rassegna\/lettura\/[^/]+|\/api\/user\/rassegna\/ritagli|\/api\/user\/rassegna\/ritaglio\/[^/]+)$/;

/** Calls for parts of the review that several people edit. */
export const PRESS_WORK = /^(?:\/api\/user\/rassegna\/bozza\/[^/]+|\/api\/user\/rassegna\/collegamenti|\/api\/user\/rassegna\/destinatari|\/api\/user\/rassegna\/impostazioni|\/api\/user\/rassegna\/invii|\/api\/user\/rassegna\/invii\/[^/]+|\/api\/user\/rassegna\/ricerche|\/api\/user\/rassegna\/storico)$/;

/** Calls whose answers are fetched when the worker is installed. */
export const PRECACHED: readonly string[] = ['/api/edicola/faq', '/api/edicola/pagine'];

/** Calls that are answered from downloaded issues. */
export type DownloadedCall = '/api/edicola/articolo' | '/api/edicola/home' | '/api/edicola/numero' | '/api/edicola/sezione' | '/api/edicola/sezioni';

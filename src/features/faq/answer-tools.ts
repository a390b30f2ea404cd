import type { Api } from '#api/clients.ts';

/** What an open answer needs to be spoken of, and to say how it went. */
export type AnswerTools = { api: () => Promise<Api>; say: (words: string) => void };

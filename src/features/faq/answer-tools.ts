import type { Api } from '#api/clients.ts';

/** What the actions of an open answer need; `say` shows their outcome. */
export type AnswerTools = { api: () => Promise<Api>; say: (words: string) => void };

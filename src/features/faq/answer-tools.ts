import type { Api } from '#api/clients.ts';

/** Dependencies of the actions of an open answer; `say` shows their outcome. */
export type AnswerTools = { api: () => Promise<Api>; say: (words: string) => void };

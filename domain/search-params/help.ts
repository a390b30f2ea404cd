import { type Search, textIn, wordIn } from './values.ts';

/** `?chat=&tipo=` opens a chat of one kind. RAG-01 */
export const chatbotSearch = ({
  chat,
  tipo,
}: Search): { chat?: number | undefined; tipo?: string | undefined } => ({
  chat: Number.isInteger(chat) && Number(chat) > 0 ? Number(chat) : undefined,
  tipo: wordIn(tipo),
});

/** `?forceForm=1` opens the contact page at its form; the other parameters fill empty fields of it. HLP-02 */
export const contactSearch = (
  search: Search,
): { forceForm?: 1 | undefined; argomento?: string | undefined; oggetto?: string | number | undefined } => ({
  forceForm: search.forceForm === 1 || search.forceForm === true ? 1 : undefined,
  argomento: wordIn(search.argomento),
  oggetto: textIn(search.oggetto),
});

/** `?categoria=` shows a category of the FAQ, `?risposta=` opens an answer, `?q=` searches. HLP-01 */
export const faqSearch = ({
  categoria,
  risposta,
  q,
}: Search): Partial<Record<'categoria' | 'risposta', string | undefined>> & {
  q?: string | number | undefined;
} => ({ categoria: wordIn(categoria), risposta: wordIn(risposta), q: textIn(q) });

/** Kinds of chatbot: one for all subjects, and two that are limited to one subject. RAG-01 */
export const CHATBOT_KINDS = ['digital', 'online_economia', 'online_vaticano'] as const;
export type ChatbotKind = (typeof CHATBOT_KINDS)[number];

/** Subject to which an answer is limited. */
export type ChatbotCategory = 'economia' | 'vaticano';

type ChatbotKindData = {
  name: string;
  /** Path of its questions, on the newsstand's own origin. */
  path: '/utente-rag' | '/utente-rag-online-categoria';
  category: ChatbotCategory | null;
  /** Entitlement that this kind requires, in addition to an e-mail address on a permitted domain. */
  requires: 'digital' | 'online';
  sampleQuestions: readonly [string, string, string, string];
};

/** The three kinds, each with its requirements and four questions to begin with. RAG-01 */
export const CHATBOT_KIND_DATA: Readonly<Record<ChatbotKind, ChatbotKindData>> = {
  digital: {
    name: 'Digital',
    path: '/utente-rag',
    category: null,
    requires: 'digital',
    sampleQuestions: [
      'Come funziona il rimborso dei treni regionali?',
      'Perché mancano bambini nelle classi?',
      'Quali linee di autobus girano di notte a Roma?',
      'Che cosa prevede la manovra?',
    ],
  },
  online_economia: {
    name: 'Economia',
    path: '/utente-rag-online-categoria',
    category: 'economia',
    requires: 'online',
    sampleQuestions: [
      'Quando conviene la surroga del mutuo?',
      'Da che cosa dipende il prezzo del pane?',
      'Come va la settimana di quattro giorni in officina?',
      'Perché chiudono gli sportelli bancari?',
    ],
  },
  online_vaticano: {
    name: 'Vaticano',
    path: '/utente-rag-online-categoria',
    category: 'vaticano',
    requires: 'online',
    sampleQuestions: [
      'Che cosa succede in Vaticano questa settimana?',
      'Quali mostre ci sono ai Musei Vaticani?',
      'Quali lavori sono in corso in piazza San Pietro?',
      'Che cosa si è scritto dei giardini vaticani?',
    ],
  },
};

export const isChatbotKind = (value: unknown): value is ChatbotKind =>
  CHATBOT_KINDS.some((kind) => kind === value);

/** Minimum and maximum length of a question. */
export const QUESTION_LENGTH = { min: 3, max: 500 } as const;

/** Minimum and maximum length of a chat's name. */
export const CHAT_TITLE_LENGTH = { min: 1, max: 80 } as const;

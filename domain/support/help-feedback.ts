/** How many readers marked an FAQ answer as helpful, and how many as not. */
export type AnswerFeedback = { slug: string; question: string; helpful: number; unhelpful: number };

/** A reader's feedback at the end of a conversation, stored without a name. */
export type ChatVerdict = {
  endedAt: Date;
  /** Null if the reader did not answer. */
  solved: boolean | null;
  opinion: string | null;
  /** Whether an operator took part, or only the assistant. */
  withOperator: boolean;
};

/** A reader's feedback about an answer of the chatbot, stored without a name. */
export type ChatbotVerdict = { saidAt: Date; question: string; helpful: boolean; reason: string | null };

/** Readers' feedback about a paper's help and its chatbot. HLP-01, HLP-06, RAG-07 */
export type HelpFeedback = {
  /** The least helpful first, those without feedback last. */
  answers: AnswerFeedback[];
  /** The latest first. */
  verdicts: ChatVerdict[];
  /** The latest first. */
  archive: ChatbotVerdict[];
};

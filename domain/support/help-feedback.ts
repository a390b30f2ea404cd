/** How often readers found that an answer of the FAQ helped them, or did not. */
export type AnswerFeedback = { slug: string; question: string; helpful: number; unhelpful: number };

/** What a reader said of a conversation at its end; nobody's name stands beside it. */
export type ChatVerdict = {
  endedAt: Date;
  /** Null where they did not say. */
  solved: boolean | null;
  opinion: string | null;
  /** Whether a person was in it, or the assistant alone. */
  withOperator: boolean;
};

/** What a reader thought of an answer of the chatbot; nobody's name stands beside it. */
export type ChatbotVerdict = { saidAt: Date; question: string; helpful: boolean; reason: string | null };

/** What readers of a paper found of its help and of its chatbot. HLP-01, HLP-06, RAG-07 */
export type HelpFeedback = {
  /** The least useful first; those nobody has judged last. */
  answers: AnswerFeedback[];
  /** The latest first. */
  verdicts: ChatVerdict[];
  /** The latest first. */
  archive: ChatbotVerdict[];
};

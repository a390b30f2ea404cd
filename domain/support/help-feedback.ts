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

/** What readers of a paper found of its help. HLP-01, HLP-06 */
export type HelpFeedback = {
  /** The least useful first; those nobody has judged last. */
  answers: AnswerFeedback[];
  /** The latest first. */
  verdicts: ChatVerdict[];
};

/** Letters of a mailing to some readers. */
export type LettersJob = { mailingId: string; readerIds: readonly string[] };

/** Where letters wait, through crashes and restarts, until somebody has sent them. */
export type LetterJobs = {
  /** Not before `after`, where that is given. */
  send(jobs: readonly LettersJob[], after?: Date): Promise<void>;
};

/** Letters of a mailing to some readers. */
export type LettersJob = { mailingId: string; readerIds: readonly string[] };

/** A job as it is being done. */
export type LettersRun = LettersJob & {
  id: string;
  /** How often it was begun before: by somebody who may live, though the queue heard nothing of them. */
  run: number;
  /** Says that it was given to somebody else. */
  signal: AbortSignal;
};

/** Where letters wait, through crashes and restarts, until somebody has sent them. */
export type LetterJobs = {
  /** Not before `after`, where that is given. */
  send(jobs: readonly LettersJob[], after?: Date): Promise<void>;
};

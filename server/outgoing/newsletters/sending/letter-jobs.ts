/** Letters of a mailing to some readers. */
export type LettersJob = { mailingId: string; readerIds: readonly string[] };

/** A run of a job that sends letters. */
export type LettersRun = LettersJob & {
  jobId: string;
  /** Number of earlier runs of the job. One of them may still be working, though the queue counts it as lost. */
  earlierRuns: number;
  /** Aborted when the job was given to another worker. */
  signal: AbortSignal;
};

/** Queue in which letters wait, through crashes and restarts, until they are sent. */
export type LetterJobs = {
  /** With `after`, the jobs start not before then. */
  send(jobs: readonly LettersJob[], after?: Date): Promise<void>;
};

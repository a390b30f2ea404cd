/** Reports progress, called regularly during the work; throws to cancel it. */
export type ReportProgress = (text: string) => void;

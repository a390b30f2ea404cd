/** Tags of the events that the browser keeps for the downloaded issues: a queue that waits, and what comes every day. */
export const SYNC_TAG = 'editions';
export const DAILY_TAG = 'daily-editions';

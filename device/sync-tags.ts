/**
 * Tags of the browser's sync events for downloads: `QUEUE_SYNC_TAG` of the one-time event for the waiting
 * queue, `DAILY_SYNC_TAG` of the periodic one for the daily editions.
 */
export const QUEUE_SYNC_TAG = 'editions';
export const DAILY_SYNC_TAG = 'daily-editions';

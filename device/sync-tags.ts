/**
 * Tags of the browser's sync events for downloads: `DOWNLOAD_QUEUE_SYNC_TAG` of the one-time event for the
 * waiting queue, `DAILY_SYNC_TAG` of the periodic one for the issues of the day.
 */
export const DOWNLOAD_QUEUE_SYNC_TAG = 'editions';
export const DAILY_SYNC_TAG = 'daily-editions';

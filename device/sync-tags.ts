/**
 * Tags of the browser's sync events for downloads: `SYNC_TAG` for the waiting queue, `DAILY_TAG` for the daily
 * editions.
 */
export const SYNC_TAG = 'editions';
export const DAILY_TAG = 'daily-editions';

/** Time from the end of a touch until its click has fired too. */
export const CLICK_DELAY_MS = 50;

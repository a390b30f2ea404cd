/** From the end of a touch until its click is there too. */
export const CLICK_MS = 50;

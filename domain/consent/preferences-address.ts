/** Fragment that opens the privacy preferences on whatever page the reader is (SHL-06, TRK-06). */
export const PRIVACY_PREFERENCES = '#preferenze-privacy';

/** Fragment that opens the privacy preferences on any page (SHL-06, TRK-06). */
export const PRIVACY_PREFERENCES = '#preferenze-privacy';

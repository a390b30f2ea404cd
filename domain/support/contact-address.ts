/** Of the account site: how customer service is reached. HLP-02 */
export const CONTACT = '/contact';

/** Straight to the form. HLP-02, HLP-06 */
export const CONTACT_FORM = `${CONTACT}?forceForm=1`;

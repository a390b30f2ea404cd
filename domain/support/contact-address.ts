/** Path of the contact page, on the account site. HLP-02 */
export const CONTACT = '/contact';

/** The contact page opened at its form. HLP-02, HLP-06 */
export const CONTACT_FORM = `${CONTACT}?forceForm=1`;

/** The form with topic and subject filled in for a company that asks for the press review. PRS-02, ROL-04 */
export const COMMERCIAL_FORM = `${CONTACT_FORM}&argomento=commerciale&oggetto=Rassegna%20Stampa`;

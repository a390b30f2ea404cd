/** Of the account site: how customer service is reached. HLP-02 */
export const CONTACT = '/contact';

/** Straight to the form. HLP-02, HLP-06 */
export const CONTACT_FORM = `${CONTACT}?forceForm=1`;

/** The form as somebody begins it who wants the press review; the topic is for companies. PRS-02, ROL-04 */
export const COMMERCIAL_FORM = `${CONTACT_FORM}&argomento=commerciale&oggetto=Rassegna%20Stampa`;

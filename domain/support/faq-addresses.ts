import { CONTACT } from './contact-address.ts';

export const FAQ = '/faq';

/** Address of a category of the FAQ, of one of its answers, or of a search in it. HLP-01 */
export const faqCategoryPath = (slug: string): string => `${FAQ}?categoria=${slug}`;
export const faqAnswerPath = (slug: string): string => `${FAQ}?risposta=${slug}`;
export const faqSearchPath = (words: string): string =>
  words.trim() === '' ? FAQ : `${FAQ}?q=${encodeURIComponent(words)}`;

/** Address of the form for writing to customer service, with a subject if one is known. */
export const contactPath = (subject = ''): string =>
  subject === '' ? CONTACT : `${CONTACT}?oggetto=${encodeURIComponent(subject)}`;

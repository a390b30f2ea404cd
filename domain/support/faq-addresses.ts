import { CONTACT } from './contact-address.ts';

export const FAQ = '/faq';

/** A category of the FAQ, one of its answers, or what is found in it. HLP-01 */
export const faqCategoryPath = (slug: string): string => `${FAQ}?categoria=${slug}`;
export const faqAnswerPath = (slug: string): string => `${FAQ}?risposta=${slug}`;
export const faqSearchPath = (words: string): string =>
  words.trim() === '' ? FAQ : `${FAQ}?q=${encodeURIComponent(words)}`;

/** Where customer service is written to; with what about, where that is known. */
export const contactPath = (subject = ''): string =>
  subject === '' ? CONTACT : `${CONTACT}?oggetto=${encodeURIComponent(subject)}`;

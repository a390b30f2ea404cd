import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { FAQ, faqAnswerPath } from '#domain/support/faq-addresses.ts';
import { plainWords } from '#domain/support/plain-words.ts';
import type { ShownCategory } from './shown-faq.ts';

/** JSON-LD of every answer, as an FAQPage of schema.org. The server writes it into the page. HLP-01 */
export const faqJsonLd = (
  { origin }: Pick<PublicBrand, 'origin'>,
  categories: readonly ShownCategory[],
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  url: origin + FAQ,
  inLanguage: 'it',
  mainEntity: categories.flatMap(({ answers }) =>
    answers.map(({ slug, question, html }) => ({
      '@type': 'Question',
      name: question,
      url: origin + faqAnswerPath(slug),
      acceptedAnswer: { '@type': 'Answer', text: plainWords(html) },
    })),
  ),
});

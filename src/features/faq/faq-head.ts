import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { shortened } from '#domain/graphemes.ts';
import { FAQ } from '#domain/support/faq-addresses.ts';
import { plainWords } from '#domain/support/plain-words.ts';
import { type PageHead, pageHead } from '#src/components/page-head.ts';
import { countOf, type FaqQuery, type ShownCategory, shownBy } from './shown-faq.ts';
import { headStrings as strings } from './strings.ts';

const MAX_DESCRIPTION_LENGTH = 200;
/** Number of questions in the description of a category. */
const QUESTIONS_IN_DESCRIPTION = 3;

/**
 * The FAQ is one page with one canonical address; a shared answer or category still has its own title. NAV-24, HLP-01
 */
export function faqHead(
  { name, origin }: Pick<PublicBrand, 'name' | 'origin'>,
  categories: readonly ShownCategory[],
  query: FaqQuery,
): PageHead {
  const { category, answer } = shownBy(categories, query);
  const namedInAddress: NamedInAddress = answer
    ? { answer }
    : category?.slug === query.categoria
      ? { category }
      : {};
  return pageHead({
    ...wordsOf(name, categories, namedInAddress),
    url: origin + FAQ,
    keywords: [
      ...(namedInAddress.answer?.words ?? (namedInAddress.category ? [namedInAddress.category.title] : [])),
      ...strings.keywords,
      name,
    ],
  });
}

type NamedInAddress = { answer?: ShownCategory['answers'][number]; category?: ShownCategory | undefined };

function wordsOf(name: string, categories: readonly ShownCategory[], { answer, category }: NamedInAddress) {
  if (answer) {
    const description = shortened(plainWords(answer.html).replaceAll('\n', ' '), MAX_DESCRIPTION_LENGTH);
    return { title: strings.answer(answer.question, name), description };
  }
  if (category) {
    const questions = category.answers.slice(0, QUESTIONS_IN_DESCRIPTION).map(({ question }) => question);
    return {
      title: strings.category(category.title, name),
      description: strings.categoryDescription(category.title, name, questions.join(' ')),
    };
  }
  const titles = categories.map(({ title }) => title);
  return {
    title: strings.faq(name),
    description: strings.faqDescription(name, countOf(categories), titles.join(', ')),
  };
}

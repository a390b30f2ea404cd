import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Brand } from '#domain/brands/brand.ts';
import type { FaqAnswer, FaqCategory } from '#domain/support/faq.ts';
import type { WrittenAnswer } from './faq-file.ts';
import { faqValues, filled } from './faq-values.ts';
import { readFaq } from './read-faq.ts';

const markdown = new Marked();
const ALLOWED = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
};

const written = readOnce();
const made = new Map<string, FaqCategory[]>();

/** What this paper's readers are answered; what another's alone are, is left out. @throws Error for a file that is wrong. */
export async function faqOf(brand: Brand): Promise<FaqCategory[]> {
  const before = made.get(brand.sigla);
  if (before) return before;
  const values = faqValues(brand);
  const categories = (await written()).map(({ slug, title, answers }) => ({
    ...{ slug, title },
    answers: answers
      .filter(({ brands }) => !brands || brands.includes(brand.key))
      .map((answer) => toAnswer(answer, values)),
  }));
  made.set(brand.sigla, categories);
  return categories;
}

/** The files stay as they are while the server runs. */
function readOnce() {
  let reading: ReturnType<typeof readFaq> | undefined;
  return () => {
    reading ??= readFaq();
    return reading;
  };
}

function toAnswer(answer: WrittenAnswer, values: Record<string, string>): FaqAnswer {
  const { slug, question, words, products = [], action = null } = answer;
  const whole = markdown.parse(filled(answer.text, values), { async: false });
  const html = sanitizeHtml(whole, ALLOWED).trim();
  return { slug, question: filled(question, values), words, products, action, html, text: plain(html) };
}

const NOTHING = { allowedTags: [], allowedAttributes: {} };
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Blocks are parted by a line; nothing stays escaped. */
const plain = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(?:p|li)>/g, '\n'), NOTHING)
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\n\s*/g, '\n')
    .trim();

import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const markdown = new Marked();

const ALLOWED = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
};

/** Markdown as safe HTML: paragraphs, lists, links and the allowed `headings`, without scripts. HLP-01 */
export const cleanMarkdown = (text: string, headings: readonly string[] = []): string =>
  sanitizeHtml(markdown.parse(text, { async: false }), {
    ...ALLOWED,
    allowedTags: [...ALLOWED.allowedTags, ...headings],
  }).trim();

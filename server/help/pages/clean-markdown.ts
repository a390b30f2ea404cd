import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const markdown = new Marked();

const ALLOWED = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
};

/** Markdown as HTML that may be shown: paragraphs, lists, links and the `headings` that are named, and nothing that runs. HLP-01 */
export const cleanMarkdown = (text: string, headings: readonly string[] = []): string =>
  sanitizeHtml(markdown.parse(text, { async: false }), {
    ...ALLOWED,
    allowedTags: [...ALLOWED.allowedTags, ...headings],
  }).trim();

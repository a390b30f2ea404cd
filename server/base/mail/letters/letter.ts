import type { Brand } from '#domain/brands/brand.ts';
import { escapeHtml } from '../escape.ts';
import type { Mail } from '../mailer.ts';
import { buttonHtml, letterFrame, paragraph } from './letter-frame.ts';
import { letterStrings as strings } from './strings.ts';

/** Contents of a mail, from which both its bodies are made. */
export type Letter = {
  subject: string;
  /** Name in the greeting; null where the reader's name is not known. */
  name: string | null;
  /** Paragraphs before the code or button. */
  opening: readonly string[];
  code?: string;
  button?: { label: string; url: string };
  /** Paragraphs at the end. */
  closing: readonly string[];
};

/** A mail without its recipient. */
export type LetterBodies = Omit<Mail, 'to'>;

export function writeLetter(brand: Brand, letter: Letter): LetterBodies {
  return { subject: letter.subject, text: toText(brand, letter), html: toHtml(brand, letter) };
}

function toText(brand: Brand, { name, opening, code, button, closing }: Letter): string {
  const link = button && `${button.label}:\n${button.url}`;
  const parts = [strings.greeting(name), ...opening, code, link, ...closing, strings.signature(brand.name)];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

function toHtml(brand: Brand, { subject, name, opening, code, button, closing }: Letter): string {
  const colour = brand.colours.themeLight;
  const rows = `<tr><td style="padding:28px 28px 12px">
${[strings.greeting(name), ...opening].map(paragraph).join('\n')}
${code === undefined ? '' : codeHtml(code, colour)}
${button === undefined ? '' : buttonHtml(button, colour)}
${closing.map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:0 28px 24px">${paragraph(strings.signature(brand.name))}</td></tr>`;
  return letterFrame(brand, { subject, rows });
}

/** HTML of a code, undivided so that it can be copied as a whole. */
const codeHtml = (code: string, colour: string) =>
  `<p style="margin:8px 0 24px;padding:14px 0;border-top:3px solid ${colour};border-bottom:1px solid #d8d4cc;font:700 34px/1.2 ui-monospace,monospace;letter-spacing:.2em;color:#17171a">${escapeHtml(code)}</p>`;

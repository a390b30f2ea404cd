import type { Brand } from '#domain/brands/brand.ts';
import { escapeHtml } from '../escape.ts';

export const SERIF = 'Georgia,serif';
export const SANS = 'system-ui,sans-serif';
const PARAGRAPH = `margin:0 0 16px;font:17px/1.55 ${SANS};color:#17171a`;

export const paragraph = (text: string) => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`;

export const buttonHtml = ({ label, url }: { label: string; url: string }, colour: string) =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;border-radius:4px;background:${colour};font:650 17px/1.3 ${SANS};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`;

type FrameContents = {
  subject: string;
  /** Rows of the table below the paper's name. */
  rows: string;
  /** HTML at the beginning, whose text mail programs show in lists beside the subject. */
  preheader?: string;
};

/** A mail's HTML in the paper's look. Mail programs read tables and style attributes, and little else. */
export const letterFrame = (
  brand: Brand,
  { subject, rows, preheader = '' }: FrameContents,
): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f2f0ec">
${preheader}<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff">
<tr><td style="padding:18px 28px;background:${brand.colours.themeLight};font:700 24px/1.2 ${SERIF};color:#ffffff">${escapeHtml(brand.name)}</td></tr>
${rows}
</table>
</td></tr></table>
</body>
</html>
`;

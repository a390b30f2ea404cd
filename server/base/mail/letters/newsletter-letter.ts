import { articlePath, HOME } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import type { Newsletter } from '#domain/newsletters.ts';
import type { ArticleSummary, Day } from '#domain/newsstand.ts';
import { escapeHtml } from '../escape.ts';
import type { LetterBodies } from './letter.ts';
import { buttonHtml, letterFrame, SANS, SERIF } from './letter-frame.ts';
import { newsletterStrings as strings } from './newsletter-strings.ts';

type LetterArticle = Pick<ArticleSummary, 'id' | 'slug' | 'kicker' | 'title' | 'subtitle'>;

export type NewsletterOfDay = {
  newsletter: Pick<Newsletter, 'name' | 'description'>;
  day: Day;
  /** The lead is first. */
  articles: readonly [LetterArticle, ...LetterArticle[]];
  /** Copyright notices of the articles, and notices that articles are fictitious if they are. */
  notices: readonly string[];
  /** Origin of the newsstand, without a trailing slash. */
  origin: string;
  /** Address that unsubscribes from this newsletter, and the page of all newsletters. */
  unsubscribeUrl: string;
  manageUrl: string;
};

/** A newsletter: the part of its articles that everybody may read, each with a link. ACC-07, ROL-06 */
export function newsletterLetter(brand: Brand, letter: NewsletterOfDay): LetterBodies {
  const subject = oneLine(strings.subject(letter.newsletter.name, letter.articles[0].title));
  return { subject, text: toText(brand, letter), html: toHtml(brand, letter, subject) };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const addressOf = (article: LetterArticle, origin: string) => `${origin}${articlePath(article)}`;

function toText(brand: Brand, letter: NewsletterOfDay): string {
  const { newsletter, day, articles, notices, origin, unsubscribeUrl, manageUrl } = letter;
  const items = articles.map((article) => {
    const { kicker, title, subtitle } = article;
    return [kicker, title, subtitle, addressOf(article, origin)].filter(Boolean).join('\n');
  });
  const parts = [
    `${brand.name} · ${newsletter.name}\n${strings.date(day)}`,
    newsletter.description,
    ...items,
    `${strings.read}:\n${origin}${HOME}`,
    ...notices,
    strings.why(newsletter.name, brand.name),
    `${strings.unsubscribe}:\n${unsubscribeUrl}`,
    `${strings.manage}:\n${manageUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const SMALL = `margin:0 0 10px;font:14px/1.5 ${SANS};color:#55524c`;

function toHtml(brand: Brand, letter: NewsletterOfDay, subject: string): string {
  const { newsletter, day, articles, notices, origin, unsubscribeUrl, manageUrl } = letter;
  const colour = brand.colours.themeLight;
  const [lead, ...others] = articles;
  const rows = `<tr><td style="padding:24px 28px 4px">
<h1 style="margin:0 0 6px;font:700 28px/1.15 ${SERIF};color:#17171a">${escapeHtml(newsletter.name)}</h1>
<p style="${SMALL}">${escapeHtml(strings.date(day))} · ${escapeHtml(newsletter.description)}</p>
</td></tr>
${articles.map((article) => articleRow(article, article === lead, { colour, origin })).join('\n')}
<tr><td style="padding:24px 28px 4px;border-top:1px solid #d8d4cc">
${buttonHtml({ label: strings.read, url: `${origin}${HOME}` }, colour)}
</td></tr>
<tr><td style="padding:18px 28px;background:#f7f5f1">
${[...notices, strings.why(newsletter.name, brand.name)].map(small).join('\n')}
<p style="${SMALL}">${link(strings.unsubscribe, unsubscribeUrl)} · ${link(strings.manage, manageUrl)}</p>
</td></tr>`;
  return letterFrame(brand, { subject, rows, preheader: preheader(lead, others) });
}

const small = (text: string) => `<p style="${SMALL}">${escapeHtml(text)}</p>`;

const link = (label: string, url: string) =>
  `<a href="${escapeHtml(url)}" style="color:#55524c;text-decoration:underline">${escapeHtml(label)}</a>`;

/** Text shown beside the subject, which has the lead's title already. */
const preheader = ({ subtitle }: LetterArticle, others: readonly LetterArticle[]) => {
  const shown = [subtitle, ...others.map(({ title }) => title)].filter(Boolean).join(' · ');
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(shown)}</div>\n`;
};

function articleRow(
  article: LetterArticle,
  isLead: boolean,
  { colour, origin }: { colour: string; origin: string },
) {
  const { kicker, title, subtitle } = article;
  const url = escapeHtml(addressOf(article, origin));
  return `<tr><td style="padding:18px 28px;border-top:1px solid #d8d4cc">
${kicker ? `<p style="margin:0 0 4px;font:650 14px/1.4 ${SANS};color:${colour}">${escapeHtml(kicker)}</p>` : ''}
<h2 style="margin:0;font:700 ${isLead ? 26 : 20}px/1.2 ${SERIF}"><a href="${url}" style="color:#17171a;text-decoration:none">${escapeHtml(title)}</a></h2>
${subtitle ? `<p style="margin:8px 0 0;font:16px/1.5 ${SANS};color:#3b3935">${escapeHtml(subtitle)}</p>` : ''}
</td></tr>`;
}

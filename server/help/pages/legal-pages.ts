import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { parse } from 'yaml';
import { CHAT_MONTHS } from '#domain/account-durations.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { isDay } from '#domain/day.ts';
import { LEGAL_PAGES, type LegalPage } from '#domain/legal-pages.ts';
import { WITHDRAWAL_DAYS } from '#domain/subscription-rights.ts';
import { openingHoursText } from '#domain/support/opening-hours-text.ts';
import { SERVICE_WEEK } from '#domain/support/service-hours.ts';
import { loadOnce } from '#server/base/load-once.ts';
import { cleanMarkdown } from './clean-markdown.ts';
import { applyLineConditions, fillPlaceholders } from './fill-in.ts';

const FOLDER = new URL('./legal/', import.meta.url);
const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

const nonEmptyText = v.pipe(v.string(), v.minLength(1));
/** Front matter of a page's file. Unknown keys are typing errors. */
const Matter = v.strictObject({
  name: v.picklist(LEGAL_PAGES),
  title: nonEmptyText,
  description: nonEmptyText,
  /** Words by which search finds the page. */
  words: v.pipe(v.array(nonEmptyText), v.minLength(1)),
  position: v.number(),
  updated: v.pipe(v.string(), v.check(isDay, 'must be a day')),
});

type SourcePage = v.InferOutput<typeof Matter> & { text: string };

/** Read once, because the files do not change while the server runs. */
const sourcePages = loadOnce(readPages);
const pagesByPaper = new Map<string, LegalPage[]>();

/**
 * Legal pages of a paper, made from the Markdown files in `legal/`. @throws Error for an invalid file. SHL-06
 */
export async function legalPagesOf(brand: Brand): Promise<LegalPage[]> {
  const cached = pagesByPaper.get(brand.sigla);
  if (cached) return cached;
  const values = valuesOf(brand);
  const fill = (text: string) =>
    fillPlaceholders(applyLineConditions(text, { dimostrazione: brand.publisher.demonstration }), values);
  const pages = (await sourcePages()).map(({ text, position: _, description, ...page }) => ({
    ...page,
    description: fill(description),
    html: cleanMarkdown(fill(text), ['h2']),
  }));
  pagesByPaper.set(brand.sigla, pages);
  return pages;
}

async function readPages(): Promise<SourcePage[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.md'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const [, matter = '', text = ''] = FILE.exec(await readFile(new URL(file, FOLDER), 'utf8')) ?? [];
      const result = v.safeParse(Matter, parse(matter));
      if (result.success) return { ...result.output, text };
      throw new Error(`${file}: ${v.getDotPath(result.issues[0])}: ${result.issues[0].message}`);
    }),
  );
  return pages.sort((a, b) => a.position - b.position);
}

/**
 * Values of the placeholders: the publisher's details come from the brand, periods and opening hours from the
 * constants in `domain`.
 */
const valuesOf = ({ name, domain, copyright, publisher, support }: Brand): Record<string, string> => ({
  testata: name,
  copyright,
  editore: publisher.name,
  indirizzo: publisher.address.join(', '),
  'partita-iva': publisher.vatNumber,
  email: support.email,
  telefono: support.phone,
  'email-privacy': `privacy@${domain}`,
  'orari-telefono': openingHoursText(SERVICE_WEEK),
  'mesi-chat': String(CHAT_MONTHS),
  'giorni-recesso': String(WITHDRAWAL_DAYS),
});

import { fold, slugify } from '#domain/text.ts';

/** Sections whose address is shorter than their name. Formats that send a name alone mean the same section. */
const CODES: Record<string, string> = {
  'cultura e spettacoli': 'cultura',
  'scienza e salute': 'scienza',
  'ambiente e meteo': 'ambiente',
};

/** The slug of a section that is known by its name alone. */
export const sectionSlug = (name: string): string => CODES[fold(name).trim()] ?? slugify(name);

import { fiscalFacts } from '#domain/validation/fiscal-code.ts';

declare module 'codice-fiscale-js' {
  /** What the package gives: its own types tell of a default export that is not there. */
  export const CodiceFiscale: { findLocationCode(name: string, province?: string): string };
}

/** Municipalities and countries with their codes: long, and wanted by few calls. */
const places = async () => (await import('codice-fiscale-js')).CodiceFiscale;

/** `Roma (RM)` is `Roma` of the province `RM`. */
const WITH_PROVINCE = /^(.*?)\s*(?:\(([A-Za-z]{2})\)|,\s*([A-Za-z]{2}))?$/;

/**
 * Whether a fiscal code knows another place of birth than its reader tells. Of a place that the list does not know, or
 * has several of, nothing can be said.
 */
export async function isOtherPlace(code: string, told: string): Promise<boolean> {
  const [, name = '', bracketed, behindComma] = WITH_PROVINCE.exec(told.replaceAll('’', "'").trim()) ?? [];
  if (name === '') return false;
  const { findLocationCode } = await places();
  try {
    return findLocationCode(name, bracketed ?? behindComma) !== fiscalFacts(code).place;
  } catch {
    return false;
  }
}

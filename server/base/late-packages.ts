import { findPackageJSON } from 'node:module';

/**
 * Packages that are loaded at their first use, because together they would take a fifth of every start and few
 * processes use them: passkeys, phone numbers, PDFs, public holidays. A package of a configured service, such as a
 * language model, is not among them: it is loaded at the start, and only if the service is configured.
 */
export const LATE_PACKAGES = [
  '@simplewebauthn/server',
  'libphonenumber-js',
  'pdfkit',
  'date-holidays',
] as const;

/**
 * Checks at the start that these packages are installed, so that no reader's request has to find out.
 * @throws Error naming a package that is missing
 */
export function assertInstalled(packages: readonly string[] = LATE_PACKAGES): void {
  for (const name of packages) findPackageJSON(name, import.meta.url);
}

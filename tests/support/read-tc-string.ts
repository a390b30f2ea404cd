/**
 * Reads a TC string by the IAB's "Consent string and vendor list formats v2", bit by bit and without the library that
 * wrote it, as the framework's vendors would.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

class Bits {
  readonly bits: string;
  at = 0;
  constructor(segment: string) {
    this.bits = [...segment].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(6, '0')).join('');
  }
  take(length: number): string {
    const taken = this.bits.slice(this.at, this.at + length);
    if (taken.length < length) throw new Error('the TC string ends too soon');
    this.at += length;
    return taken;
  }
  number(length: number): number {
    return Number.parseInt(this.take(length), 2);
  }
  flag(): boolean {
    return this.take(1) === '1';
  }
  letters(): string {
    return String.fromCharCode(65 + this.number(6), 65 + this.number(6));
  }
  /** A time stored in deciseconds since the epoch. */
  moment(): Date {
    return new Date(this.number(36) * 100);
  }
  field(length: number): number[] {
    return [...this.take(length)].flatMap((bit, index) => (bit === '1' ? [index + 1] : []));
  }
  /** Vendor ids, stored as a bit field or as ranges. */
  vendors(): number[] {
    const last = this.number(16);
    if (!this.flag()) return this.field(last);
    const ids: number[] = [];
    for (let left = this.number(12); left > 0; left -= 1) {
      const isRange = this.flag();
      const first = this.number(16);
      const end = isRange ? this.number(16) : first;
      for (let id = first; id <= end; id += 1) ids.push(id);
    }
    return ids;
  }
}

const DISCLOSED_VENDORS = 1;

export function readTcString(text: string) {
  const [core = '', ...others] = text.split('.');
  const bits = new Bits(core);
  const said = {
    version: bits.number(6),
    created: bits.moment(),
    lastUpdated: bits.moment(),
    cmpId: bits.number(12),
    cmpVersion: bits.number(12),
    consentScreen: bits.number(6),
    consentLanguage: bits.letters(),
    vendorListVersion: bits.number(12),
    policyVersion: bits.number(6),
    isServiceSpecific: bits.flag(),
    useNonStandardTexts: bits.flag(),
    specialFeatures: bits.field(12),
    purposesConsent: bits.field(24),
    purposesLegitimateInterest: bits.field(24),
    purposeOneTreatment: bits.flag(),
    publisherCountryCode: bits.letters(),
    vendorConsents: bits.vendors(),
    vendorLegitimateInterests: bits.vendors(),
  };
  const segments = others.map((segment) => new Bits(segment));
  const disclosed = segments.find((segment) => segment.number(3) === DISCLOSED_VENDORS);
  return { ...said, disclosedVendors: disclosed?.vendors() ?? null };
}

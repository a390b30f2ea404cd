import type { Brand, Sigla } from './brand.ts';
import { DEMO_GATE_DIGEST } from './demo-gate.ts';
import { PAPER_NAMES } from './paper-names.ts';

type Derived = Pick<
  Brand,
  | 'sigla'
  | 'key'
  | 'name'
  | 'domain'
  | 'devHost'
  | 'restDays'
  | 'copyright'
  | 'companyTermsUrl'
  | 'androidAppUrl'
  | 'iosAppUrl'
  | 'viewerUrl'
  | 'appIcon'
  | 'logo'
  | 'smallLogo'
  | 'consentSiteId'
  | 'cookiePolicyId'
  | 'cookiePolicyUrl'
  | 'incompleteConsentCounts'
  | 'audience'
  | 'marketing'
  | 'identityClientId'
  | 'shopUrl'
  | 'showcase'
  | 'offers'
  | 'digitalPlus'
  | 'publisher'
  | 'support'
  | 'accountModulesUrl'
  | 'captchaSiteKey'
  | 'gateDigest'
>;

/**
 * Defaults that follow from a paper's sigla, name and domain by the group's conventions. A paper may override them.
 * BRD-04
 */
export function standardBrand<S extends Sigla>(sigla: S, domain: string): Derived {
  const name = PAPER_NAMES[sigla];
  const key = sigla.toLowerCase() as Lowercase<S>;
  const site = domain.replace(/\.it$/, '');
  return {
    sigla,
    key,
    name,
    domain,
    devHost: site,
    restDays: [],
    copyright: `${name} · Tutti i diritti riservati`,
    companyTermsUrl: `https://www.${domain}/condizioni-aziende`,
    androidAppUrl: `https://play.google.com/store/apps/details?id=it.${site}.edicola`,
    iosAppUrl: `https://www.${domain}/app/ios`,
    viewerUrl: `https://sfoglia.${domain}/`,
    appIcon: `/brands/${key}/icon-512.png`,
    logo: `/brands/${key}/wordmark.svg`,
    smallLogo: `/brands/${key}/wordmark.svg`,
    consentSiteId: `edicola-${key}`,
    cookiePolicyId: `cookie-${key}`,
    cookiePolicyUrl: '/cookie',
    incompleteConsentCounts: true,
    audience: { sigla, name: site, code: `edicola-${key}`, section: 'edicola' },
    marketing: { sigla, name: site },
    identityClientId: `ceds-client-${sigla}`,
    shopUrl: `https://shop.${domain}`,
    showcase: 'in',
    offers: [
      { id: 'mese', months: 1, cents: 999 },
      { id: 'anno', months: 12, cents: 7999 },
    ],
    digitalPlus: [
      { id: 'mese', months: 1, cents: 1499 },
      { id: 'anno', months: 12, cents: 11_999 },
    ],
    // Made-up address and VAT number: an operator of the product replaces them.
    publisher: {
      name: `Editrice dimostrativa ${name} S.r.l.`,
      address: ['Via dell’Esempio 1', '00000 Esempio (EE)'],
      vatNumber: '00000000000',
      demonstration: true,
    },
    // Made-up phone number: an operator of the product replaces it.
    support: { phone: '06 5550 0142', email: `assistenza@${domain}` },
    accountModulesUrl: `https://moduli.${domain}`,
    captchaSiteKey: null,
    gateDigest: DEMO_GATE_DIGEST,
  };
}

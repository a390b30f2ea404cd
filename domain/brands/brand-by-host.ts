import type { Brand, Sigla } from './brand.ts';
import { CORRIERE_ADRIATICO } from './corriere-adriatico.ts';
import { IL_GAZZETTINO } from './il-gazzettino.ts';
import { IL_MATTINO } from './il-mattino.ts';
import { IL_MESSAGGERO } from './il-messaggero.ts';
import { LEGGO } from './leggo.ts';
import { SIGLAS } from './paper-names.ts';
import { QUOTIDIANO_DI_PUGLIA } from './quotidiano-di-puglia.ts';

const BY_SIGLA: Readonly<Record<Sigla, Brand>> = {
  MG: IL_MESSAGGERO,
  LG: LEGGO,
  CA: CORRIERE_ADRIATICO,
  EM: IL_MATTINO,
  QP: QUOTIDIANO_DI_PUGLIA,
  GZ: IL_GAZZETTINO,
};
const [FIRST_SIGLA, ...OTHER_SIGLAS] = SIGLAS;

/** The six papers; the first is the default. BRD-01, BRD-02 */
export const BRANDS: readonly [Brand, ...Brand[]] = [
  BY_SIGLA[FIRST_SIGLA],
  ...OTHER_SIGLAS.map((sigla) => BY_SIGLA[sigla]),
];

/** Which paper a host belongs to, and whether it is the host of its account site. */
export type Site = { brand: Brand; isAccountSite: boolean };

const SITES = new Map<string, Site>(
  BRANDS.flatMap((brand) => {
    const newsstand: Site = { brand, isAccountSite: false };
    const account: Site = { brand, isAccountSite: true };
    const developer = `${brand.devHost}.localhost`;
    return [
      [brand.domain, newsstand],
      [`www.${brand.domain}`, newsstand],
      [`edicola.${brand.domain}`, newsstand],
      [`account.${brand.domain}`, account],
      [developer, newsstand],
      [`account.${developer}`, account],
    ] as const;
  }),
);

/** Whether the host is one of the six papers' or of their account sites'; `name` is in lower case, without a port. */
export const isHostOfPaper = (name: string): boolean => SITES.has(name);

/**
 * The site of a `Host` header or `location.host`, with or without a port. Hosts are compared whole, so
 * `leggo.it.example.com` is not Leggo's. Any other host, or none, gets Il Messaggero. BRD-02
 */
export function siteByHost(host: string | undefined): Site {
  const name = (host ?? '').trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return SITES.get(name) ?? { brand: BRANDS[0], isAccountSite: false };
}

/** The paper of a host. BRD-01, BRD-02 */
export const brandByHost = (host: string | undefined): Brand => siteByHost(host).brand;

/** The paper of a two-letter code, in either case; undefined for a code no paper has. */
export const brandBySigla = (code: string): Brand | undefined =>
  BRANDS.find(({ sigla }) => sigla === code.toUpperCase());

/** The paper of a code that is known to be right. */
export function brandOf(sigla: Sigla): Brand {
  const brand = brandBySigla(sigla);
  if (!brand) throw new Error(`No brand has the sigla ${sigla}`);
  return brand;
}

import { DEMO_DOMAIN } from '#server/base/config/demo-operator.ts';

/** Kinds of demonstration readers. `domain/products.ts` defines what each may open. */
export const DEMO_KINDS = [
  'personal-online',
  'personal-digital',
  'personal-digital+',
  'personal-consent',
  'personal-mobile',
  'personal-rassegna',
  'family-holder',
  'family-member',
  'company-holder',
  'company-member',
  'no-subscription',
  'expiring',
  'expired',
  'suspended',
  'operator',
  'company-domain',
] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

/** A reader of the demonstration. */
export type DemoReader = {
  kind: DemoKind;
  name: string;
  surname: string;
  /** Company name, for a company account. */
  companyName?: string;
  suspended?: true;
  /** Whether the address is on the first of the domains whose readers may open the chatbot. NAV-15 */
  onCompanyDomain?: true;
};

/** Password of all demonstration readers. One that was changed is not reset. */
export const DEMO_PASSWORD = 'Edicola-2025!';

/** All names are fictitious. */
export const DEMO_READERS: readonly DemoReader[] = [
  { kind: 'personal-online', name: 'Giulia', surname: 'Terranova' },
  { kind: 'personal-digital', name: 'Marco', surname: 'Bellandi' },
  { kind: 'personal-digital+', name: 'Chiara', surname: 'Morosini' },
  { kind: 'personal-consent', name: 'Davide', surname: 'Fontanesi' },
  { kind: 'personal-mobile', name: 'Elena', surname: 'Quadrelli' },
  { kind: 'personal-rassegna', name: 'Paolo', surname: 'Viscardi' },
  { kind: 'family-holder', name: 'Anna', surname: 'Sorrentino' },
  { kind: 'family-member', name: 'Luca', surname: 'Sorrentino' },
  { kind: 'company-holder', name: 'Roberto', surname: 'Castellani', companyName: 'Officine Castellani srl' },
  { kind: 'company-member', name: 'Sara', surname: 'Lombardini' },
  { kind: 'no-subscription', name: 'Franco', surname: 'Delaria' },
  { kind: 'expiring', name: 'Marta', surname: 'Rinaldini' },
  { kind: 'expired', name: 'Pietro', surname: 'Calvani' },
  { kind: 'suspended', name: 'Ivana', surname: 'Grimaldelli', suspended: true },
  { kind: 'operator', name: 'Serena', surname: 'Valdinoci' },
  { kind: 'company-domain', name: 'Nicola', surname: 'Ferrandi', onCompanyDomain: true },
];

export const usernameOf = ({ name, surname }: DemoReader): string => `${name}.${surname}`.toLowerCase();

/** @param chatbotDomain the first domain whose readers may open the chatbot */
export const emailOf = (reader: DemoReader, chatbotDomain: string): string =>
  `${usernameOf(reader)}@${reader.onCompanyDomain ? chatbotDomain : DEMO_DOMAIN}`;

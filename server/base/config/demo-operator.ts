/** Domain of all demonstration addresses that do not belong to a company. */
export const DEMO_DOMAIN = 'demo.edicola.example';

/** Operator of the demonstration's chat: e-mail, and the name shown to readers. */
export const DEMO_OPERATOR: readonly [email: string, name: string] = [
  `serena.valdinoci@${DEMO_DOMAIN}`,
  'Serena',
];

/** Of everybody in the demonstration whose address is at no company. */
export const DEMO_DOMAIN = 'demo.edicola.example';

/** Who answers in the demonstration's chat, and how readers know her. */
export const DEMO_OPERATOR: readonly [email: string, name: string] = [
  `serena.valdinoci@${DEMO_DOMAIN}`,
  'Serena',
];

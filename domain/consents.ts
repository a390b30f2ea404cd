/** Consents that a reader may give, each separately. ACC-06, ACC-09 */
export const CONSENTS = ['marketing', 'profiling', 'thirdParties'] as const;
export type Consent = (typeof CONSENTS)[number];

/** Clauses of the terms that a company accepts one by one. ACC-09 */
export const COMPANY_CLAUSES = ['3.6', '6', '7.5', '8', '9', '12'] as const;
export type CompanyClause = (typeof COMPANY_CLAUSES)[number];

/** Names of a clause in a form and in the contract. */
export type ClauseField = `clausola_${CompanyClause}`;
export const clauseField = (clause: CompanyClause): ClauseField => `clausola_${clause}`;
export const CLAUSE_FIELDS: readonly ClauseField[] = COMPANY_CLAUSES.map(clauseField);

/** A consent or declaration that is stored with its time and manner. */
export type Declaration = Consent | 'ofAge' | 'privacyNotice' | `clause-${CompanyClause}`;

/** Where it was given. */
export type ConsentSource = 'registration' | 'account' | 'onboarding' | 'mail';

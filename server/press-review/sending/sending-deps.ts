import type { Brand } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';

/** Dependencies of the sending of press reviews. */
export type SendingDeps = {
  orm: Orm;
  /** Makes one attempt; a letter that cannot be handed over waits for a retry. */
  mailer: Mailer;
  now: () => Date;
  /** Key of the tokens in the links of letters. */
  secret: string;
  /** Origin of a paper's newsstand, without a slash at the end. */
  originOf(brand: Brand): string;
  report(error: unknown): void;
};

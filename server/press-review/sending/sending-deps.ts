import type { Brand } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';

/** What whoever sends press reviews needs. */
export type SendingDeps = {
  orm: Orm;
  /** Tries once: what it cannot hand over waits. */
  mailer: Mailer;
  now: () => Date;
  /** Key of what letters lead by. */
  secret: string;
  /** Of a paper's newsstand, without a slash at the end. */
  originOf(brand: Brand): string;
  report(error: unknown): void;
};

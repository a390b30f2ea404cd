import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** What migrations ask for; PostgreSQL brings both along. */
export const EXTENSIONS = { pg_trgm, unaccent };

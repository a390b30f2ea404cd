import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** Extensions that the migrations need; a PostgreSQL server brings both along. */
export const EXTENSIONS = { pg_trgm, unaccent };

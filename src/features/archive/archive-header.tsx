import { ARCHIVE_SEARCH } from '#domain/collection-addresses.ts';
import { MAX_QUERY_LENGTH } from '#domain/search-address.ts';
import styles from './archive-screen.module.css';
import { strings } from './strings.ts';

/**
 * Title of the archive, and a search field for the issues before today's. The form is a native one, so that
 * it works without JavaScript.
 */
export function ArchiveHeader({ text = '' }: { text?: string }) {
  return (
    <header className={`spread ${styles.head}`}>
      <div>
        <h1 className="t-1" tabIndex={-1}>
          {strings.archive}
        </h1>
        <p className="deck s">{strings.intro}</p>
      </div>
      <search>
        <form className={styles.form} action={ARCHIVE_SEARCH} method="get">
          <label htmlFor="cerca-archivio">{strings.search}</label>
          <div>
            <input
              className="grow field-box"
              key={text}
              id="cerca-archivio"
              type="search"
              name="q"
              defaultValue={text}
              required
              maxLength={MAX_QUERY_LENGTH}
            />
            <button type="submit" className="btn k">
              {strings.searchButton}
            </button>
          </div>
        </form>
      </search>
    </header>
  );
}

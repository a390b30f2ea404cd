import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { SEARCH } from '#domain/addresses.ts';
import { MAX_QUERY_LENGTH, searchPath } from '#domain/search-address.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './search-form.module.css';
import { strings } from './strings.ts';

/** Form for the search words. A native form: without JavaScript the server redirects to the right address. NAV-09 */
export function SearchForm({ text }: { text: string }) {
  const router: AnyRouter | null = useRouter({ warn: false });
  const go = (form: HTMLFormElement) => {
    const words = new FormData(form).get('q');
    void router?.navigate({ href: searchPath({ text: typeof words === 'string' ? words : '' }) });
  };
  return (
    <search>
      <form
        className={`row14 ${styles.form}`}
        action={SEARCH}
        method="get"
        onSubmit={(event) => {
          if (!router) return;
          event.preventDefault();
          go(event.currentTarget);
        }}
      >
        <label htmlFor="cerca">
          <Icon name="search" size={26} />
          <span className="vh">{strings.label}</span>
        </label>
        <input
          id="cerca"
          key={text}
          className={`grow ${styles.words}`}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={strings.title}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {text && (
          <AppLink className="ib" href={SEARCH} aria-label={strings.clear}>
            <Icon name="close" size={20} />
          </AppLink>
        )}
        <button type="submit" className={`btn k ${styles.submit}`}>
          {strings.submit}
        </button>
      </form>
    </search>
  );
}

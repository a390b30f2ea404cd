import { useId } from 'react';
import styles from './filter-dialog.module.css';
import { useMayRenderPart } from './use-batched-rendering.ts';
import { useDebouncedText } from './use-debounced-text.ts';

type ChoiceProps = {
  label: string;
  any: string;
  options: readonly string[];
  value: string | null;
  onChoose: (name: string | null) => void;
};

/**
 * A select field for one name or any. A name from the address that is not among the options is added to them.
 */
export function ChoiceField({ label, any, options, value, onChoose }: ChoiceProps) {
  const chosen = value === null ? [] : [value];
  const allNames = value === null || options.includes(value) ? options : [...chosen, ...options];
  const names = useMayRenderPart() ? allNames : chosen;
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">{any}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

type WordProps = {
  label: string;
  hint?: string;
  value: string;
  /** Suggestions. */
  options?: readonly string[];
  inputMode?: 'text' | 'numeric';
  /** What is wrong with a text; null where it is right. */
  errorOf?: (text: string) => string | null;
  onWords: (words: string) => void;
};

/**
 * A text field; what is typed counts after a pause, by Enter, or when the field is left. Hint and error describe the
 * field, and are no part of its name.
 */
export function WordField({
  label,
  hint,
  value,
  options = [],
  inputMode = 'text',
  errorOf,
  onWords,
}: WordProps) {
  const { typed, type, commitNow } = useDebouncedText(value, onWords);
  const listId = useId();
  const hintId = useId();
  const errorId = useId();
  const error = errorOf?.(typed.trim());
  const names = useMayRenderPart() ? options : [];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label>
        {label}
        <input
          type="text"
          value={typed}
          inputMode={inputMode}
          list={names.length > 0 ? listId : undefined}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && commitNow(currentTarget.value)}
          onBlur={({ currentTarget }) => commitNow(currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      {hint && (
        <span className="meta" id={hintId}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.error} id={errorId} role="alert">
          {error}
        </span>
      )}
      {names.length > 0 && (
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </div>
  );
}

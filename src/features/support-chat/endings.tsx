import type { SavedMessage } from '#domain/support/saved-message.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import styles from './panel.module.css';
import { strings } from './strings.ts';

type Props = { message: SavedMessage; onSolved: () => void; onUnsolved: () => void; onRestart: () => void };

/** Shown after a reply of the assistant: other possible meanings, and whether it helped. HLP-06 */
export function Endings({ message: { details }, onSolved, onUnsolved, onRestart }: Props) {
  const knows = details?.knows !== false;
  const sources = (details?.sources ?? []).slice(knows ? 1 : 0);
  return (
    <div className="stack12">
      {sources.length > 0 && (
        <div className={styles.sources}>
          <p className="meta">{knows ? strings.sources : strings.maybe}</p>
          <ul>
            {sources.map(({ slug, question }) => (
              <li key={slug}>
                <AppLink className="link" href={`/faq?risposta=${slug}`}>
                  {question}
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={`wrapping ${styles.chips}`}>
        {knows && <Chip words={strings.endings.solved} onPress={onSolved} />}
        <Chip words={knows ? strings.endings.unsolved : strings.endings.person} onPress={onUnsolved} />
        <Chip words={strings.endings.anew} onPress={onRestart} />
      </div>
    </div>
  );
}

export function Chip({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.chip} onClick={onPress}>
      {words}
    </button>
  );
}

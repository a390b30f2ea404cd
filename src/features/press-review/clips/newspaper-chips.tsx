import type { Sigla } from '#domain/brands/brand.ts';
import { PAPER_NAMES, SIGLAS } from '#domain/brands/paper-names.ts';
import styles from './newspaper-chips.module.css';
import { clipsStrings, toolStrings as strings } from './strings.ts';

type Props = {
  chosen: readonly Sigla[];
  /** Number of matching clips of each newspaper. */
  counts: ReadonlyMap<Sigla, number>;
  onChoose: (newspapers: readonly Sigla[]) => void;
};

/** Buttons for the newspapers to show, each with its number of clips. */
export function NewspaperChips({ chosen, counts, onChoose }: Props) {
  const shown = SIGLAS.filter((sigla) => counts.has(sigla) || chosen.includes(sigla));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const withToggled = (sigla: Sigla) =>
    chosen.includes(sigla) ? chosen.filter((other) => other !== sigla) : [...chosen, sigla];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame into the row of tools
    <div className={styles.chips} role="group" aria-label={strings.newspapers}>
      <Chip name={strings.all} count={total} pressed={chosen.length === 0} onPress={() => onChoose([])} />
      {shown.map((sigla) => (
        <Chip
          key={sigla}
          name={PAPER_NAMES[sigla]}
          count={counts.get(sigla) ?? 0}
          pressed={chosen.includes(sigla)}
          onPress={() => onChoose(withToggled(sigla))}
        />
      ))}
    </div>
  );
}

type ChipProps = { name: string; count: number; pressed: boolean; onPress: () => void };

function Chip({ name, count, pressed, onPress }: ChipProps) {
  return (
    <button type="button" className={`chip ${styles.chip}`} aria-pressed={pressed} onClick={onPress}>
      <span>
        {name}
        <span className="num" aria-hidden="true">
          {count.toLocaleString('it')}
        </span>
        <span className="vh">, {clipsStrings.clips(count)}</span>
      </span>
    </button>
  );
}

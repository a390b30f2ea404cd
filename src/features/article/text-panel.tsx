import type { MouseEvent, Ref } from 'react';
import { READING_OPTIONS, READING_SCALES, type Reading } from '#src/state/reading/reading-settings.ts';
import { changeReading, resetReading, useReading } from '#src/state/reading/reading-settings-store.ts';
import { Icon } from '#src/ui/icon.tsx';
import { ChoiceRow } from './choice-row.tsx';
import styles from './text-panel.module.css';
import { panelStrings as strings } from './text-panel-strings.ts';

/** The step of the slider at which the text has its default size. */
const DEFAULT_STEP = 1;

const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target === event.currentTarget) event.currentTarget.close();
};

type Props = {
  ref: Ref<HTMLDialogElement>;
  /** Background that applies as long as none is chosen; unknown during server rendering. */
  themePaper: Reading['paper'];
};

/**
 * Makes an element the initial focus of the dialog, which would be the reset button otherwise. Sets the
 * attribute on the element, because React does not render it.
 */
const setInitialFocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

/** Settings for the look of the text: applied immediately and saved on this device. */
export function TextPanel({ ref, themePaper }: Props) {
  const { face = 'serif', leading = 'medium', paper = themePaper, keys = 'on' } = useReading();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={ref}
      className={`floating ${styles.panel}`}
      aria-labelledby="aspetto-del-testo"
      onClick={closeOnBackdrop}
    >
      <div className={styles.inside}>
        <div className={`row ${styles.head}`}>
          <h2 id="aspetto-del-testo" tabIndex={-1} ref={setInitialFocus}>
            {strings.title}
          </h2>
          <button type="button" className={`link ${styles.reset}`} onClick={resetReading}>
            {strings.reset}
          </button>
          <form method="dialog">
            <button type="submit" className="ib" aria-label={strings.close}>
              <Icon name="close" size={20} />
            </button>
          </form>
        </div>
        <SizeSlider />
        <ChoiceRow
          legend={strings.face}
          name="face"
          options={READING_OPTIONS.face}
          labels={strings.faces}
          value={face}
          onChange={(value) => changeReading({ face: value })}
        />
        <ChoiceRow
          legend={strings.leading}
          name="leading"
          options={READING_OPTIONS.leading}
          labels={strings.leadings}
          value={leading}
          onChange={(value) => changeReading({ leading: value })}
        />
        <ChoiceRow
          legend={strings.paper}
          name="paper"
          options={READING_OPTIONS.paper}
          labels={strings.papers}
          value={paper}
          swatches
          onChange={(value) => changeReading({ paper: value })}
        />
        <div className={styles.keys}>
          <ChoiceRow
            legend={strings.keys}
            name="keys"
            options={READING_OPTIONS.keys}
            labels={strings.keyStates}
            value={keys}
            onChange={(value) => changeReading({ keys: value })}
          />
        </div>
      </div>
    </dialog>
  );
}

function SizeSlider() {
  const { scale } = useReading();
  const step = Number(scale ?? DEFAULT_STEP);
  const percent = strings.percent(READING_SCALES[step] ?? 1);
  return (
    <>
      <div className={`row ${styles.size}`}>
        <span className={styles.smallest} aria-hidden="true">
          A
        </span>
        <input
          className={`grow ${styles.slider}`}
          type="range"
          min={0}
          max={READING_SCALES.length - 1}
          step={1}
          value={step}
          aria-label={strings.size}
          aria-valuetext={percent}
          onChange={(event) => {
            const chosen = READING_OPTIONS.scale[Number(event.target.value)];
            if (chosen) changeReading({ scale: chosen });
          }}
        />
        <span className={styles.largest} aria-hidden="true">
          A
        </span>
      </div>
      <p className={`meta ${styles.percent}`} aria-hidden="true">
        {percent}
        {step === DEFAULT_STEP && strings.defaultSize}
      </p>
    </>
  );
}

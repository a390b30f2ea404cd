import { THEMES, type Theme, useTheme } from '#src/state/page/theme.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { shellStrings as strings } from './strings.ts';
import styles from './theme-switch.module.css';

const ICONS: Partial<Record<Theme, IconName>> = { light: 'sun', dark: 'moon' };

/** Switch between light, dark and the system's theme; saved on the device. */
export function ThemeSwitch() {
  const { theme: current, isSaved, setTheme } = useTheme();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{strings.theme}</legend>
      <div className={styles.choices}>
        {THEMES.map((theme) => {
          const icon = ICONS[theme];
          return (
            <label key={theme} className={`secondary row ${styles.choice}`}>
              <input
                type="radio"
                name="theme"
                className="vh"
                checked={theme === current}
                onChange={() => setTheme(theme)}
              />
              {icon && <Icon name={icon} size={17} />}
              {strings.themes[theme]}
            </label>
          );
        })}
      </div>
      <p className={`caption ${styles.note}`} role="status">
        {!isSaved && strings.themeNotSaved}
      </p>
    </fieldset>
  );
}

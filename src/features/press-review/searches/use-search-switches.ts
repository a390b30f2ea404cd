import { useRef } from 'react';
import type { SavedSearch } from '#domain/press-review/desk.ts';

/** A switch whose presses are being saved. `stored`: what the server has. */
type PressedSwitch = { presses: number; stored: boolean; saving: Promise<unknown> };

type Options = {
  /** Resolves with whether it was saved. */
  save: (search: SavedSearch, active: boolean) => Promise<boolean>;
  show: (search: SavedSearch, active: boolean) => void;
};

/**
 * Switches searches on and off. Presses of one switch are saved one after the other, because the server takes the last
 * call as the reader's choice, and the switch shows the latest press until that is answered.
 */
export function useSearchSwitches({ save, show }: Options) {
  const switches = useRef(new Map<number, PressedSwitch>());
  /** Resolves with whether it was saved; with null if the switch was pressed again meanwhile. */
  async function press(search: SavedSearch, active: boolean): Promise<boolean | null> {
    const pressed = switches.current.get(search.id) ?? {
      presses: 0,
      stored: search.active,
      saving: Promise.resolve(),
    };
    switches.current.set(search.id, pressed);
    pressed.presses += 1;
    const thisPress = pressed.presses;
    show(search, active);
    const saving = pressed.saving.then(() => save(search, active));
    pressed.saving = saving;
    const isSaved = await saving;
    if (isSaved) pressed.stored = active;
    if (thisPress < pressed.presses) return null;
    switches.current.delete(search.id);
    if (!isSaved) show(search, pressed.stored);
    return isSaved;
  }
  return press;
}

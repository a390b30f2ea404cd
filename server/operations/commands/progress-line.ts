import type { WriteStream } from 'node:tty';

/** One line of a terminal that is written over and over; where there is no terminal, nothing. */
export function progressLine(terminal: WriteStream): { show(text: string): void; clear(): void } {
  let shown = false;
  const clear = () => {
    if (!shown) return;
    terminal.clearLine(0);
    terminal.cursorTo(0);
    shown = false;
  };
  return {
    clear,
    show(text) {
      if (!terminal.isTTY) return;
      clear();
      terminal.write(text);
      shown = true;
    },
  };
}

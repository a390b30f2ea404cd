/** A feed that lost its typographic apostrophes writes `l?offerta`. Only elided words are matched, never addresses. */
const LOST_APOSTROPHE =
  /(?<![\p{L}\p{N}/=&?])((?:[ldcsmtvn]|un|(?:d|n|s|a|da)?[aeu]?ll|quest|quell|sant|nient|tutt|anch|mezz|trent|vent|dov|cos|po|com|ciascun|nessun|alcun|qualcun|quant)\?)(?=[aeiouhàèéìòù])/giu;

export const mendApostrophes = (text: string): string =>
  text.replace(LOST_APOSTROPHE, (elided) => `${elided.slice(0, -1)}’`);

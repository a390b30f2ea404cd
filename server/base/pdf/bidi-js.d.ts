/** The library brings no types; these are the functions that are used. */
declare module 'bidi-js' {
  type Levels = { levels: Uint8Array };
  const bidiFactory: () => {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): Levels;
    getReorderedIndices(text: string, levels: Levels): number[];
    getMirroredCharacter(character: string): string | null;
  };
  export = bidiFactory;
}

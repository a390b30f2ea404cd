/** The package brings no types: its one function puts the stub up. */
declare module '@iabtechlabtcf/stub' {
  const placeStub: () => void;
  export = placeStub;
}

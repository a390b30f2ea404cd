/** The package has no types of its own. Its only function installs a stub of `__tcfapi`. */
declare module '@iabtechlabtcf/stub' {
  const placeStub: () => void;
  export = placeStub;
}

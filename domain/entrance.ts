/** Screens by which a reader comes in stand alone, with no header, menu and footer that lead away. */
export const isEntrance = (path: string): boolean =>
  /^\/(?:sso\/login|registrazione|password|user\/onboarding(?!\/))(?:[/?#]|$)/.test(path);

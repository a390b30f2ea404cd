/**
 * Whether a path is a screen for signing in, registering or onboarding. These have no header, menu and footer that lead
 * away.
 */
export const isSignInScreen = (path: string): boolean =>
  /^\/(?:sso\/login|registrazione|password|user\/onboarding(?!\/))(?:[/?#]|$)/.test(path);

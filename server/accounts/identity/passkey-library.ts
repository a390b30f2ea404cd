/** The library that makes and checks challenges to passkeys, loaded at the first use of a passkey. */
export const loadPasskeyLibrary = () => import('@simplewebauthn/server');

/** Its decoders of what authenticators send. */
export const loadPasskeyDecoders = () => import('@simplewebauthn/server/helpers');

import { refusal } from './replies.ts';

/** To whoever asks for what is somebody's own without being signed in. */
export const LOGIN_REQUIRED = refusal(401, 'ERR_LOGIN_REQUIRED', 'nobody is signed in');

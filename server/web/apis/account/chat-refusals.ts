import type { Retraction } from '#server/help/support-chat/retract-message.ts';
import { refusal } from '../replies.ts';
import { fieldNotValid } from './answers.ts';

export const noSuchChat = () => refusal(404, 'ERR_CHAT_NOT_FOUND', 'no such conversation for who asks');

export const chatEnded = () => refusal(409, 'ERR_CHAT_ENDED', 'the conversation has ended');

/** A message of another conversation is nobody's to point at. */
export const quotedNotHere = () =>
  fieldNotValid('risposta_a', 'Il messaggio a cui rispondi non è in questa conversazione.');

/** Why something that was said stays said. */
export const retractionRefused = (why: Exclude<Retraction, 'done'>) =>
  why === 'not-found' ? noSuchChat() : refusal(403, 'ERR_FORBIDDEN', 'it was said too long ago');

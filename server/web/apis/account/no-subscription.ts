import { refusal } from '../replies.ts';

/** Also to whoever reads on it as a member, or holds it on another paper. */
export const noSubscription = () =>
  refusal(404, 'ERR_NOT_FOUND', 'this reader holds no subscription with that id here');

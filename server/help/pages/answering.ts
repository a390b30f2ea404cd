/** Who answers in the support chat besides the FAQ, as the house is set up: what may be promised hangs on it. */
export type Answering = {
  /** On our own page, in a chat of somebody else's, or nobody at all. HLP-06, HLP-11 */
  operators: 'here' | 'elsewhere' | 'nobody';
  /** A model that words the assistant's answers. HLP-09 */
  model: boolean;
};

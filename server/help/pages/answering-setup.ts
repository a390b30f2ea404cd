/**
 * Who answers in the support chat in addition to the FAQ, as this installation is configured. The FAQ shows
 * only lines that hold for it.
 */
export type AnsweringSetup = {
  /** Operators on our own page, in a third-party chat, or none. HLP-06, HLP-11 */
  operators: 'here' | 'elsewhere' | 'nobody';
  /** Whether a model words the assistant's answers. HLP-09 */
  model: boolean;
};

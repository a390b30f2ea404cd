import pressJam from './press-jam.svg?no-inline';

/** A press that has stopped. */
export const PressJam = () => (
  <svg width="100%" viewBox="0 0 380 270" aria-hidden="true">
    <use href={`${pressJam}#art`} />
  </svg>
);

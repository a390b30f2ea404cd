/** Where the gate's own form leads. SHL-02 */
export const GATE_PATH = '/accesso';

/** Says with every answer of a paper with a gate whether this browser has come through it. SHL-02 */
export const GATE_HEADER = 'edicola-accesso';
export const GATE_OPEN = 'aperto';
export const GATE_SHUT = 'chiuso';

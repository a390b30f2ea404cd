import type { Day } from '../newsstand.ts';
import type { Hours, Opening } from './hours.ts';

/** Days in a row of the week that have the same hours, from the one to the other; 0 is Sunday, null: closed. */
export type WeekPart = { first: number; last: number; hours: Hours | null };

/** How a paper's customer service is reached, and when somebody is there in the coming days. HLP-02…04 */
export type Contacts = {
  phone: string;
  email: string;
  /** Monday first. */
  week: WeekPart[];
  phoneOpenings: Opening[];
  operatorOpenings: Opening[];
  /** Holidays among the coming days on which the telephone, against the week's hours, is not answered. */
  phoneClosures: Day[];
};

import type { Day } from '../newsstand.ts';
import type { Hours, Opening } from './hours.ts';

/** Consecutive weekdays with the same hours, from `first` to `last`. 0 is Sunday; null hours mean closed. */
export type WeekPart = { first: number; last: number; hours: Hours | null };

/** How to reach a paper's customer service, with its opening times on the coming days. HLP-02…04 */
export type Contacts = {
  phone: string;
  email: string;
  /** Begins with Monday. */
  week: WeekPart[];
  phoneOpenings: Opening[];
  operatorOpenings: Opening[];
  /** Holidays among the coming days on which the telephone is not answered despite the week's hours. */
  phoneClosures: Day[];
};

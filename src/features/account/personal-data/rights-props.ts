import type { Api } from '#api/clients.ts';
import type { Day } from '#domain/newsstand.ts';
import type { PersonalData } from '#domain/personal-data.ts';

/** Props of each part; `onChange` reports a new state of the data. */
export type RightsProps = {
  api: () => Promise<Api>;
  today: Day;
  data: PersonalData;
  online: boolean;
  onChange: (data: PersonalData) => void;
};

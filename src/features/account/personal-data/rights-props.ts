import type { Api } from '#api/clients.ts';
import type { Day } from '#domain/newsstand.ts';
import type { PersonalData } from '#domain/personal-data.ts';

/** What each part needs of what is known, and how it says that it is otherwise now. */
export type RightsProps = {
  api: () => Promise<Api>;
  today: Day;
  data: PersonalData;
  online: boolean;
  onChange: (data: PersonalData) => void;
};

import type { Api } from '#api/clients.ts';
import type { Day } from '#domain/newsstand.ts';
import type { PersonalData } from '#domain/personal-data.ts';

/** Props of the export and of the deletion; `onChange` gets the data of the server's last answer. */
export type RightsProps = {
  api: () => Promise<Api>;
  today: Day;
  data: PersonalData;
  online: boolean;
  onChange: (data: PersonalData) => void;
};

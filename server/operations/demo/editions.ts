import type { Sigla } from '#domain/brands/brand.ts';
import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { slugify } from '#domain/text.ts';

/** Slug of the edition whose pages are part of every local edition of the day too. */
export const NATIONAL = 'nazionale';

/** An edition of the demonstration paper. */
export type DemoEdition = {
  slug: string;
  name: string;
  /** Title of its local pages; null for the national edition. */
  localSection: string | null;
  validFrom: Day;
  /** Days after the first demonstration day on which it starts. */
  startsAfter?: number;
  /** Days after the first demonstration day on which it was last printed; a negative number means that it has ended. */
  endsAfter?: number;
};

type Options = Pick<DemoEdition, 'startsAfter' | 'endsAfter'> & { localSection?: string };

/** The importer derives slugs from names and must find these editions, so the names match the slugs. */
const local = (name: string, validFrom: Day, options: Options = {}): DemoEdition => ({
  slug: slugify(name),
  name,
  validFrom,
  localSection: `Cronaca di ${name}`,
  ...options,
});

const national = (validFrom: Day): DemoEdition => ({
  slug: NATIONAL,
  name: 'Nazionale',
  validFrom,
  localSection: null,
});

/** Editions in the order in which the reader sees them; the first local one is the paper's city. */
const EDITIONS: Record<Sigla, readonly DemoEdition[]> = {
  MG: [
    national('1878-12-08'),
    local('Roma', '1878-12-08'),
    local('Metropoli', '1998-10-05', { localSection: 'Cronaca metropolitana' }),
    local('Ostia', '1985-06-03'),
    local('Frosinone', '1950-01-02'),
    local('Latina', '1950-01-02'),
    local('Rieti', '1950-01-02'),
    local('Viterbo', '1950-01-02'),
    local('Civitavecchia', '1985-06-03'),
    local('Abruzzo', '1965-03-01', { localSection: 'Cronaca d’Abruzzo' }),
    local('Umbria', '1965-03-01', { localSection: 'Cronaca dell’Umbria' }),
  ],
  LG: [local('Roma', '2001-03-05'), local('Milano', '2011-11-07')],
  CA: [
    local('Ancona', '1860-10-05'),
    local('Pesaro', '1950-01-02'),
    local('Macerata', '1950-01-02'),
    local('Fermo', '1950-01-02'),
    local('Ascoli', '1950-01-02'),
    local('Jesi', '1985-06-03', { endsAfter: -3 }),
    national('1860-10-05'),
  ],
  EM: [
    local('Napoli', '1892-03-16'),
    local('Circondario Nord', '2010-02-01', { localSection: 'Cronaca del Circondario Nord' }),
    local('Circondario Sud', '2010-02-01', { localSection: 'Cronaca del Circondario Sud' }),
    local('Penisola sorrentina', '2010-02-01', { localSection: 'Cronaca della Penisola', startsAfter: 0 }),
    local('Avellino', '1950-01-02'),
    local('Benevento', '1950-01-02'),
    local('Caserta', '1950-01-02'),
    local('Salerno', '1950-01-02'),
    national('1892-03-16'),
  ],
  QP: [
    local('Lecce', '1979-06-06'),
    local('Brindisi', '1979-06-06'),
    local('Taranto', '1979-06-06'),
    local('Bari', '2001-09-03'),
    national('1979-06-06'),
  ],
  GZ: [
    local('Venezia', '1887-03-20'),
    local('Treviso', '1887-03-20'),
    local('Padova', '1887-03-20'),
    local('Pordenone', '1950-01-02'),
    local('Belluno', '1950-01-02'),
    local('Rovigo', '1950-01-02'),
    local('Friuli', '1950-01-02', { localSection: 'Cronaca del Friuli' }),
    local('Vicenza-Bassano', '1985-06-03'),
    national('1887-03-20'),
  ],
};

/** Every edition that a paper has or had. */
export const editionsOf = (sigla: Sigla): readonly DemoEdition[] => EDITIONS[sigla];

/** First and last day of an edition, given the first day of the demonstration. */
export function validity(edition: DemoEdition, firstDay: Day): { validFrom: Day; validTo: Day | null } {
  const { validFrom, startsAfter, endsAfter } = edition;
  return {
    validFrom: startsAfter === undefined ? validFrom : addDays(firstDay, startsAfter),
    validTo: endsAfter === undefined ? null : addDays(firstDay, endsAfter),
  };
}

/** The last days of the demonstration, newest first: every paper comes out every day. */
export const publicationDays = (today: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, age) => addDays(today, -age));

import type { CsvRow } from '#app/lib/csv.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** The store at one moment. `origin`: of its public addresses. */
export type Snapshot = {
  readonly db: Database
  readonly settings: Settings
  readonly origin: string
}

export type DescribedColumn = { readonly heading: string; readonly about: string }

export type Column<Row> = readonly [heading: string, about: string, value: (row: Row) => string | number]

/** A CSV file of the archive. README.txt is made from it. */
export type CsvFile = {
  readonly path: string
  readonly about: string
  readonly columns: readonly DescribedColumn[]
  /** How many things the file is about, for the progress. */
  readonly count: (snapshot: Snapshot) => Promise<number>
  /** In batches, so that the file is never in memory as a whole. */
  readonly rows: (snapshot: Snapshot) => AsyncGenerator<readonly CsvRow[]>
}

type Described<Row> = Pick<CsvFile, 'path' | 'about' | 'count'> & {
  readonly columns: readonly Column<Row>[]
  readonly batches: (snapshot: Snapshot) => AsyncGenerator<readonly Row[]>
}

export function csvFile<Row>({ columns, batches, ...file }: Described<Row>): CsvFile {
  return {
    ...file,
    columns: columns.map(([heading, about]) => ({ heading, about })),
    async *rows(snapshot) {
      for await (const batch of batches(snapshot)) yield batch.map((row) => columns.map(([, , value]) => value(row)))
    },
  }
}

type Known = Pick<CsvFile, 'path' | 'about' | 'count'> & {
  readonly heading: CsvRow
  /** What each column contains, by its heading. */
  readonly texts: Readonly<Record<string, string>>
  readonly rows: (snapshot: Snapshot) => AsyncGenerator<readonly CsvRow[]>
}

/** A file that staff can also export from a list. */
export function knownFile({ heading, texts, ...file }: Known): CsvFile {
  return { ...file, columns: heading.map((name) => ({ heading: `${name}`, about: texts[name] ?? '' })) }
}

type WithId = { readonly id: string }

/** Reads all rows by id, which is the order of creation. */
export async function* byId<Row extends WithId>(
  read: (after: string, limit: number) => Promise<readonly Row[]>,
  batch = 500,
): AsyncGenerator<readonly Row[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await read(after, batch)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.id
  }
}

export function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no'
}

/** '2026-11-25 09:40:00' in UTC; '' for null. */
export function momentText(moment: Date | null): string {
  return moment ? moment.toISOString().slice(0, 19).replace('T', ' ') : ''
}

import { z } from 'zod'
import { defineJsonFormat } from '#app/base/import-formats.ts'
import { type CsvRow, formatUtc } from '#app/lib/csv.ts'
import { readBatches } from '#app/platform/db/batches.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { BRAND_FILE_TYPES } from '#app/store/brand/brand-file-types.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import type { Settings } from '#app/store/settings.ts'

const look = z.record(z.string(), z.unknown())
const pixels = z.int().min(1).max(10_000)

/** A logo or an icon: `id` is the SHA-256 of its bytes. */
export const fileImage = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{64}$/),
  type: z.enum(BRAND_FILE_TYPES),
  width: pixels,
  height: pixels,
  base64: z.string().max(1_400_000), // a file of 1 MB
})

export type FileImage = z.output<typeof fileImage>

/** store/brand.json: the published brand is a single item. A draft in the file is not imported. */
export const brandFile = defineJsonFormat({
  kind: 'brand',
  version: 2,
  schema: z.strictObject({
    name: z.string(),
    look,
    draft: z.strictObject({ name: z.string().nullable(), look }).nullable(),
    images: z.array(fileImage).max(20),
  }),
  entries: ({ name, look: shown, draft, images }) => [
    { name, look: JSON.stringify(shown), images: JSON.stringify(images), ...(draft && { draft: 'yes' }) },
  ],
})

/** Far exceeds the number of settings. */
export const MAX_SETTINGS = 500

function isWithinLimit(settings: object): boolean {
  return Object.keys(settings).length <= MAX_SETTINGS
}

/** store/settings.json: an item for each setting. */
export const settingsFile = defineJsonFormat({
  kind: 'settings',
  version: 1,
  schema: z.strictObject({
    settings: z
      .record(z.string().max(100), z.unknown())
      .refine(isWithinLimit, { error: () => adminText.tooManySettings }),
  }),
  entries: ({ settings }) => Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
})

/** The store at a single moment. `origin` is the origin of its public URLs. */
export type Snapshot = {
  readonly db: Database
  readonly settings: Settings
  readonly origin: string
}

export type DescribedColumn = { readonly heading: string; readonly about: string }

export type Column<Row> = readonly [heading: string, about: string, value: (row: Row) => string | number]

/** A CSV file in the archive. README.txt is generated from it. */
export type CsvFile = {
  readonly path: string
  readonly about: string
  readonly columns: readonly DescribedColumn[]
  /** Returns the number of items in the file, for the progress display. */
  readonly count: (snapshot: Snapshot) => Promise<number>
  /** Yields rows in batches, so that the whole file is never in memory. */
  readonly rows: (snapshot: Snapshot) => AsyncGenerator<readonly CsvRow[]>
}

type FileDescription<Row> = Pick<CsvFile, 'path' | 'about' | 'count'> & {
  readonly columns: readonly Column<Row>[]
  readonly batches: (snapshot: Snapshot) => AsyncGenerator<readonly Row[]>
}

export function csvFile<Row>({ columns, batches, ...file }: FileDescription<Row>): CsvFile {
  return {
    ...file,
    columns: columns.map(([heading, about]) => ({ heading, about })),
    async *rows(snapshot) {
      for await (const batch of batches(snapshot)) yield batch.map((row) => columns.map(([, , value]) => value(row)))
    },
  }
}

type ListExportFile = Pick<CsvFile, 'path' | 'about' | 'count'> & {
  readonly heading: CsvRow
  /** Descriptions of each column's content, by heading. */
  readonly texts: Readonly<Record<string, string>>
  readonly rows: (snapshot: Snapshot) => AsyncGenerator<readonly CsvRow[]>
}

/** Describes a CSV file in the archive that staff can also export from a list. */
export function listExportFile({ heading, texts, ...file }: ListExportFile): CsvFile {
  return { ...file, columns: heading.map((name) => ({ heading: `${name}`, about: texts[name] ?? '' })) }
}

/** A JSON file in the archive. `version` increases when its format changes. */
export type JsonFile = {
  readonly path: string
  readonly about: string
  readonly version: number
  readonly content: (snapshot: Snapshot) => Promise<Readonly<Record<string, unknown>>>
}

/** Other text files in a folder of the archive. */
export type TextFolder = {
  readonly path: string
  readonly about: string
  readonly files: (snapshot: Snapshot) => AsyncGenerator<{ readonly path: string; readonly text: string }>
}

type WithId = { readonly id: string }

/** Reads all rows in the order of their ids, and thus of their creation. */
export async function* readById<Row extends WithId>(
  read: (after: string, limit: number) => Promise<readonly Row[]>,
  batch = 500,
): AsyncGenerator<readonly Row[]> {
  const first = '00000000-0000-0000-0000-000000000000'
  yield* readBatches(batch, (last?: Row) => read(last?.id ?? first, batch))
}

/** Returns the public URL of a store image or page; '' for null. */
export function toPublicUrl(url: string | null, origin: string): string {
  return url?.startsWith('/') ? `${origin}${url}` : (url ?? '')
}

/** The descriptions of Shopify's files contain this sentence. */
export const SHOPIFY_IGNORES = 'Data without a Shopify column is in the file of the same name outside “shopify/”.'

/** Formats a time such as '2026-11-25 09:40:00 +0000'. */
export function formatShopifyTime(moment: Date | null): string {
  return moment ? `${formatUtc(moment)} +0000` : ''
}

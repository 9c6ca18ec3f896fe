import { z } from 'zod'
import { isOriginalType, type OriginalType } from '#app/platform/images/media-path.ts'

/** Files with a higher format come from a newer version. Format 1 lacked the `bytes` of tables. */
export const FORMAT = 2

export const MANIFEST = 'manifest.json'
/** The last file. It contains the SHA-256 of the manifest, which contains the hashes of all other files. */
export const SEAL = 'manifest.sha256'

const TABLE_PART = /^tables\/([a-z][a-z0-9_]{0,62})\.\d{4,6}\.copy\.zst$/
/** The folder's name is part of the format. */
const IMAGE = /^pictures\/([a-z0-9-]{1,80}\/[0-9a-f]{64})\.(jpg|webp|mp4|webm)$/

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)
const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)
/** Contains no control characters, because it is shown in a terminal. */
const label = z.string().regex(/^[\w.+-]{1,100}$/)

/**
 * An array that fails at its first invalid item. `z.array` would need gigabytes to report millions of invalid items.
 */
function createListSchema<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).transform((values, context) => {
    const items: z.output<Item>[] = []
    for (const value of values) {
      const { data, error } = item.safeParse(value)
      if (error) {
        context.addIssue('contains an invalid item')
        return z.NEVER
      }
      items.push(data)
    }
    return items
  })
}

function createNonEmptyListSchema<Item extends z.ZodType>(item: Item) {
  return createListSchema(item).refine(({ length }) => length > 0)
}

const fieldsSchema = z.strictObject({
  format: z.literal([1, FORMAT]),
  madeAt: z.iso.datetime(),
  version: label,
  migrations: createNonEmptyListSchema(z.strictObject({ name: label, hash: sha256 })),
  /**
   * The tables in load order. `bytes` is the size of the uncompressed text, and `digest` covers the rows
   * (row-digest.ts).
   */
  tables: createListSchema(
    z.strictObject({
      name,
      columns: createNonEmptyListSchema(name),
      rows: count,
      bytes: count.optional(),
      digest: sha256,
    }),
  ),
  files: createListSchema(z.strictObject({ name: z.string().max(200), bytes: count, sha256 })),
})

/** See “What is in a backup” in docs/operations/back-up.md. */
export type Manifest = z.output<typeof fieldsSchema>

export type CheckedManifest = Manifest & { readonly tables: readonly { readonly bytes: number }[] }

export const manifestSchema = fieldsSchema.refine(
  ({ migrations, tables, files }) =>
    areDistinct(migrations.map(({ name }) => name)) &&
    areDistinct(tables.map(({ name }) => name)) &&
    tables.every(({ columns }) => areDistinct(columns)) &&
    areDistinct(files.map(({ name }) => name)) &&
    areInOrder(tables, files),
)

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

/** Returns true if the files are the numbered parts of the tables in order, followed only by images. */
function areInOrder(tables: Manifest['tables'], files: Manifest['files']): boolean {
  const parts = new Map<string, number>()
  for (const { name } of files) {
    const info = parseEntryName(name)
    if (info?.kind === 'table') parts.set(info.table, (parts.get(info.table) ?? 0) + 1)
  }
  const expected = tables.flatMap(({ name }) =>
    Array.from({ length: parts.get(name) ?? 1 }, (_, index) => getTablePartName(name, index + 1)),
  )
  return (
    expected.every((name, index) => files[index]?.name === name) &&
    files.slice(expected.length).every(({ name }) => parseEntryName(name)?.kind === 'image')
  )
}

/** Returns 'tables/orders.0001.copy.zst'. The parts of a table form one compressed COPY text. */
export function getTablePartName(table: string, part: number): string {
  return `tables/${table}.${String(part).padStart(4, '0')}.copy.zst`
}

export type EntryKind =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'image'; readonly publicId: string; readonly type: OriginalType }
  | { readonly kind: 'manifest' | 'seal' }

/** Returns null for names that no backup contains, such as paths that lead outside the backup. */
export function parseEntryName(name: string): EntryKind | null {
  if (name === MANIFEST) return { kind: 'manifest' }
  if (name === SEAL) return { kind: 'seal' }
  const [, table] = TABLE_PART.exec(name) ?? []
  if (table) return { kind: 'table', table }
  const [, publicId, type] = IMAGE.exec(name) ?? []
  if (publicId && isOriginalType(type)) return { kind: 'image', publicId, type }
  return null
}

export function getImageEntryName({ publicId, type }: { readonly publicId: string; readonly type: string }): string {
  return `pictures/${publicId}.${type}`
}

import { z } from 'zod'

/** The format of what follows. A file of a higher one was made by a later version. The first did not tell `bytes` of tables. */
export const FORMAT = 2

export const MANIFEST = 'manifest.json'
/** The last file: the SHA-256 of the manifest, which has those of all others. */
export const SEAL = 'manifest.sha256'

const TABLE_PART = /^tables\/([a-z][a-z0-9_]{0,62})\.(\d{4,6})\.copy\.zst$/
const IMAGE = /^pictures\/([a-z0-9-]{1,80}\/[0-9a-f]{64})\.(jpg|webp)$/

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)
const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)
/** Shown on the screen of the person who restores it, so without control characters. */
const label = z.string().regex(/^[\w.+-]{1,100}$/)

/**
 * A list that is refused at its first wrong item. An array of zod's describes every one, which for a list of millions takes
 * gigabytes.
 */
function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).transform((values, context) => {
    const items: z.output<Item>[] = []
    for (const value of values) {
      const { data, error } = item.safeParse(value)
      if (error) {
        context.addIssue('holds what is none of its items')
        return z.NEVER
      }
      items.push(data)
    }
    return items
  })
}

/** The same with something in it. */
function someOf<Item extends z.ZodType>(item: Item) {
  return listOf(item).refine(({ length }) => length > 0)
}

const fieldsSchema = z.strictObject({
  format: z.literal([1, FORMAT]),
  madeAt: z.iso.datetime(),
  /** The version of Lumina that made it. */
  version: label,
  /** The migrations that made its tables: their names, and the hashes of their files. */
  migrations: someOf(z.strictObject({ name: label, hash: sha256 })),
  /** In the order in which they can be filled: `bytes` of text, unpacked; `digest` is that of the rows (row-digest.ts). */
  tables: listOf(z.strictObject({ name, columns: someOf(name), rows: count, bytes: count.optional(), digest: sha256 })),
  /** Every other file, in order. */
  files: listOf(z.strictObject({ name: z.string().max(200), bytes: count, sha256 })),
})

/** What a backup says of itself (docs/operations/back-up.md, What is in a backup). */
export type Manifest = z.output<typeof fieldsSchema>

/** That of a backup that was read to its end: its tables unpack to so many bytes, whether it said so or not. */
export type CheckedManifest = Manifest & { readonly tables: readonly { readonly bytes: number }[] }

/** Accepts only a manifest that does not contradict itself. */
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

/** Whether the files are those of the tables, in their order and from part 1 on, and after them only images. */
function areInOrder(tables: Manifest['tables'], files: Manifest['files']): boolean {
  const parts = new Map<string, number>()
  for (const { name } of files) {
    const is = entryKind(name)
    if (is?.kind === 'table') parts.set(is.table, (parts.get(is.table) ?? 0) + 1)
  }
  const expected = tables.flatMap(({ name }) =>
    Array.from({ length: parts.get(name) ?? 1 }, (_, index) => tablePart(name, index + 1)),
  )
  return (
    expected.every((name, index) => files[index]?.name === name) &&
    files.slice(expected.length).every(({ name }) => entryKind(name)?.kind === 'image')
  )
}

/** The file of one part of a table: 'tables/orders.0001.copy.zst'. Joined, the parts are one packed text of COPY. */
export function tablePart(table: string, part: number): string {
  return `tables/${table}.${String(part).padStart(4, '0')}.copy.zst`
}

export type EntryKind =
  | { readonly kind: 'table'; readonly table: string; readonly part: number }
  | { readonly kind: 'image'; readonly publicId: string; readonly type: 'jpg' | 'webp' }
  | { readonly kind: 'manifest' }
  | { readonly kind: 'seal' }

/** What a file in a backup is; null for a name that none has, such as one that leads out of it. */
export function entryKind(name: string): EntryKind | null {
  if (name === MANIFEST) return { kind: 'manifest' }
  if (name === SEAL) return { kind: 'seal' }
  const [, table, part] = TABLE_PART.exec(name) ?? []
  if (table && part) return { kind: 'table', table, part: Number(part) }
  const [, publicId, type] = IMAGE.exec(name) ?? []
  if (publicId && (type === 'jpg' || type === 'webp')) return { kind: 'image', publicId, type }
  return null
}

export function imageEntry({ publicId, type }: { readonly publicId: string; readonly type: string }): string {
  return `pictures/${publicId}.${type}`
}

import { z } from 'zod'

/** The format of what follows. A file of a higher one was made by a later version. The first did not tell `bytes` of tables. */
export const FORMAT = 2

export const MANIFEST = 'manifest.json'
/** The last file: the SHA-256 of the manifest, which has those of all others. */
export const SEAL = 'manifest.sha256'

const TABLE_PART = /^tables\/([a-z][a-z0-9_]{0,62})\.(\d{4,6})\.copy\.zst$/
const PICTURE = /^pictures\/([a-z0-9-]{1,80}\/[0-9a-f]{64})\.(jpg|webp)$/

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)
const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)

/** What a backup says of itself (docs/operations.md, Backups). */
export const manifestSchema = z.strictObject({
  format: z.literal([1, FORMAT]),
  madeAt: z.iso.datetime(),
  /** The version of Lumina that made it. */
  version: z.string().max(100),
  /** The migrations that made its tables: their names, and the hashes of their files. */
  migrations: z.array(z.strictObject({ name: z.string().max(200), hash: sha256 })).min(1),
  /** In the sequence in which they can be filled: `bytes` of text, unpacked; `digest` is that of the rows (row-digest.ts). */
  tables: z.array(
    z.strictObject({ name, columns: z.array(name).min(1), rows: count, bytes: count.optional(), digest: sha256 }),
  ),
  /** Every other file, in sequence. */
  files: z.array(z.strictObject({ name: z.string().max(200), bytes: count, sha256 })),
})

export type Manifest = z.output<typeof manifestSchema>

/** The file of one part of a table: 'tables/orders.0001.copy.zst'. Joined, the parts are one packed text of COPY. */
export function tablePart(table: string, part: number): string {
  return `tables/${table}.${String(part).padStart(4, '0')}.copy.zst`
}

export type EntryKind =
  | { readonly kind: 'table'; readonly table: string; readonly part: number }
  | { readonly kind: 'picture'; readonly publicId: string; readonly type: 'jpg' | 'webp' }
  | { readonly kind: 'manifest' }
  | { readonly kind: 'seal' }

/** What a file in a backup is; null for a name that none has, such as one that leads out of it. */
export function entryKind(name: string): EntryKind | null {
  if (name === MANIFEST) return { kind: 'manifest' }
  if (name === SEAL) return { kind: 'seal' }
  const [, table, part] = TABLE_PART.exec(name) ?? []
  if (table && part) return { kind: 'table', table, part: Number(part) }
  const [, publicId, type] = PICTURE.exec(name) ?? []
  if (publicId && (type === 'jpg' || type === 'webp')) return { kind: 'picture', publicId, type }
  return null
}

export function pictureEntry({ publicId, type }: { readonly publicId: string; readonly type: string }): string {
  return `pictures/${publicId}.${type}`
}

import { statfs } from 'node:fs/promises'
import { formatByteSize } from '#app/lib/byte-size.ts'
import { StartError } from '#app/lib/errors.ts'
import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'

/** Reserved for the store itself, which counts as not ready if less space is free (server/health.ts). */
export const RESERVED_BYTES = 200 * 2 ** 20

type Source = { readonly databaseUrl: string; readonly store: Pick<ImageStore, 'list'> }

type Archive = {
  /** A name with its article, such as 'a backup'. */
  readonly name: string
  readonly excludedTables: readonly string[]
  readonly remedy: string
}

export async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** @throws StartError unless the store's rows and images fit */
export async function requireDiskSpace(
  folder: string,
  source: Source,
  { name, excludedTables, remedy }: Archive,
): Promise<void> {
  const [max, free] = [await computeMaxBytes(source, excludedTables), await getFreeBytes(folder)]
  if (max + RESERVED_BYTES <= free) return
  throw new StartError(
    `Not enough disk space in ${folder}: ${name} may need up to ${formatByteSize(max)}, but only ${formatByteSize(free)} is free, and ${formatByteSize(RESERVED_BYTES)} is reserved for the store. ${remedy}`,
  )
}

async function computeMaxBytes({ databaseUrl, store }: Source, excludedTables: readonly string[]): Promise<number> {
  let bytes = 0
  for await (const image of store.list()) bytes += image.bytes
  const client = await connectToStart(databaseUrl)
  try {
    const { rows } = await client.query<{ bytes: string }>(
      `select coalesce(sum(pg_table_size(oid)), 0) as bytes from pg_class t
       where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and relname <> all ($1::text[])
         and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`,
      [excludedTables],
    )
    return bytes + Number(rows[0]?.bytes)
  } finally {
    await client.end().catch(() => {})
  }
}

import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { brandFiles, brands, guaranteeNotices } from '#app/store/brands.table.ts'

export type BrandFile = Pick<typeof brandFiles.$inferSelect, 'type' | 'bytes' | 'width' | 'height'>

export async function findBrandFile(db: Database, id: string): Promise<BrandFile | null> {
  const { type, bytes, width, height } = brandFiles
  const [row] = await db.select({ type, bytes, width, height }).from(brandFiles).where(eq(brandFiles.id, id))
  return row ?? null
}

/** Returns the file's id. Equal files are stored once. */
export async function storeBrandFile(db: Database, file: BrandFile): Promise<string> {
  const id = createHash('sha256').update(file.bytes).digest('hex')
  await db
    .insert(brandFiles)
    .values({ id, ...file })
    // A file that is uploaded again is still needed
    .onConflictDoUpdate({ target: brandFiles.id, set: { createdAt: sql`now()` } })
  return id
}

/**
 * Deletes files that neither a version of the brand nor a guarantee notice uses, except files from the last day, which
 * open editors may still use.
 */
export async function deleteUnusedBrandFiles(db: Database): Promise<void> {
  await withTx(db, async (tx) => {
    await lockBrands(tx)
    await tx.delete(brandFiles).where(
      sql`${brandFiles.createdAt} < now() - interval '1 day'
        and not exists (select from ${brands} where strpos(${brands.look}::text, ${brandFiles.id}) > 0)
        and not exists (select from ${guaranteeNotices} where ${guaranteeNotices.fileId} = ${brandFiles.id})`,
    )
  })
}

/** Serializes writes of versions, so that no file that a new version uses is deleted. */
export async function lockBrands(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${brands} in share row exclusive mode`)
}

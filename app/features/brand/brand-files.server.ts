import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { brandFiles } from '#app/features/brand/brands.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

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
    .onConflictDoNothing()
  return id
}

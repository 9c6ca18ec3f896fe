import { sql } from 'drizzle-orm'
import { type BrandLook, BUILT_IN, brandLook } from '#app/features/brand/brand-look.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The published look as JSON or null, as part of other statements. */
export const publishedLook = sql<unknown>`(select look from brands where state = 'published')`

export async function readPublishedLook(db: Database): Promise<BrandLook> {
  const { rows } = await db.execute<{ look: unknown }>(sql`select ${publishedLook} as look`)
  return lookFrom(rows[0]?.look)
}

/** Of `publishedLook`. */
export function lookFrom(stored: unknown): BrandLook {
  return stored === null || stored === undefined ? BUILT_IN : brandLook.parse(stored)
}

import { sql } from 'drizzle-orm'
import { parseJson } from '#app/lib/json.ts'
import { compileSql } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { type BrandLook, BUILT_IN, brandLook } from '#app/store/brand-look.ts'
import { brands } from '#app/store/brands.table.ts'

/** Selects the published look as JSON text, or null, for `parseLook`. Other statements include this expression. */
export const publishedLook = compileSql(
  sql<string | null>`(select look::text from ${brands} where state = 'published')`,
)

export async function readPublishedLook(db: Database): Promise<BrandLook> {
  return parseLook(await readPublishedLookText(db))
}

/** Reads the text for `parseLook`. */
export async function readPublishedLookText(db: Database): Promise<string | null> {
  const { look } = await readValues(db, { look: publishedLook })
  return look
}

let lastRead: { readonly text: string; readonly look: BrandLook } | null = null

/** Parses `publishedLook`. The last result is cached, because the text rarely changes. */
export function parseLook(text: string | null): BrandLook {
  if (text === null) return BUILT_IN
  if (lastRead?.text !== text) lastRead = { text, look: brandLook.parse(parseJson(text)) }
  return lastRead.look
}

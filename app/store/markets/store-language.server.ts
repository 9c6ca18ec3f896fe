import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { locales } from '#app/store/markets/markets.table.ts'

/** The BCP 47 tag of the language that the owner's texts are in: that of the locale without a prefix. */
export async function readStoreLanguage(db: Database): Promise<string> {
  const [primary] = await db.select({ language: locales.language }).from(locales).where(eq(locales.prefix, ''))
  if (!primary) throw new Error('The primary locale is missing, which the database forbids')
  return primary.language
}

/** Reads messages in the language of the store, for presets that become texts of the owner. */
export async function inStoreLanguage<Result>(db: Database, work: () => Result): Promise<Awaited<Result>> {
  const language = await readStoreLanguage(db)
  return await inLanguage(language, work)
}

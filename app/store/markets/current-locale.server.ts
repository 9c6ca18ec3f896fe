import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Locale } from '#app/store/markets/locale.ts'
import { readLocales } from '#app/store/markets/locales.server.ts'
import { localeInPlaceOf } from '#app/store/markets/replaced-locale.ts'

/** The locale in which somebody ordered, subscribed or joined a waiting list. */
type PastLocale = { readonly marketId: Id<'market'> | null; readonly language: string }

/** Returns that locale, or the one in its place; null if its market is no longer open. */
export async function findCurrentLocale(db: Database, past: PastLocale): Promise<Locale | null> {
  return localeInPlaceOf(past, await readLocales(db))
}

/** Returns the prefix of that locale, or of the one in its place; '' if its market is no longer open. */
export async function readCurrentPrefix(db: Database, past: PastLocale): Promise<string> {
  return (await findCurrentLocale(db, past))?.prefix ?? ''
}

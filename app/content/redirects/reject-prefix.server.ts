import { adminText } from '#app/content/redirects/admin-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readLocales } from '#app/store/markets.server.ts'

/** Returns a function that rejects paths below a locale's prefix, because a redirect applies below all prefixes. */
export async function createPrefixCheck(db: Database): Promise<(path: string) => string | null> {
  const prefixes = new Set((await readLocales(db)).map(({ prefix }) => prefix).filter(Boolean))
  return (path) => {
    const [, first = ''] = path.split(/[/?]/)
    return prefixes.has(first) ? adminText.addressHasMarketPrefix(first) : null
  }
}

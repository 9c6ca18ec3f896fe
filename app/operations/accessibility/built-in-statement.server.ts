import { readPolicies } from '#app/content/pages.server.ts'
import { withPrefix } from '#app/lib/local-path.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { showsRule } from '#app/store/law-rules.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { getPagePath } from '#app/store/policies.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** Returns the URL of the built-in accessibility statement; null if no market shows it or the owner wrote one. */
export async function findBuiltInStatement(db: Database): Promise<string | null> {
  const [policies, settings, locales] = await Promise.all([readPolicies(db), readSettings(db), readLocales(db)])
  if (policies.get('accessibility')?.status === 'published') return null
  const locale = locales.find(({ market }) => showsRule('accessibility', market, settings))
  return locale ? withPrefix(locale.prefix, getPagePath({ slug: '', policy: 'accessibility' })) : null
}

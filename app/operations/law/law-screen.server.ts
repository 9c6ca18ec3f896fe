import { listNotices, listShownLanguages } from '#app/operations/law/guarantee-notices.server.ts'
import { readLaw } from '#app/operations/law/law-facts.server.ts'
import { listLawRows } from '#app/operations/law/law-rows.ts'
import { listDisabledRules } from '#app/operations/law/law-switches.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readMarkets } from '#app/pricing/read-markets.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** Reads the markets’ names, each rule with its markets and gaps, the guarantee notices, and the latest changes. */
export async function readLawScreen(db: Database) {
  const law = await readLaw(db, await readMarkets(db))
  const switches = await listDisabledRules(db)
  const stored = await listNotices(db)
  const notices = listShownLanguages(law.markets, stored).map((language) => {
    const { id, width, height } = stored.find((notice) => notice.language === language) ?? {}
    return { language, image: id && width && height ? { id, width, height } : null }
  })
  const { demo_content: isDemo } = await readSettings(db)
  return {
    markets: law.markets.map(({ name }) => name),
    rows: listLawRows(law, switches),
    notices,
    isDemo,
    history: await listChanges(db, 'law', null),
  }
}

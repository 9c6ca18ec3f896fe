import { lawRows } from '#app/features/law/admin/law-rows.ts'
import { listLawSwitches } from '#app/features/law/admin/law-switches.server.ts'
import { readLaw } from '#app/features/law/law-facts.server.ts'
import { readMarkets } from '#app/features/markets/admin/read-markets.server.ts'
import { listChanges } from '#app/features/staff/audit.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Each rule with where it applies and what it misses, and the latest changes of the switches. */
export async function readLawScreen(db: Database) {
  const law = await readLaw(db, await readMarkets(db))
  const switches = await listLawSwitches(db)
  return { rows: lawRows(law, switches), history: await listChanges(db, 'law', null) }
}

import { eq, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { type GuideStep, isReady, listAdvice, listGuideSteps } from '#app/operations/setup/guide-steps.ts'
import type { Finding } from '#app/operations/setup/readiness.ts'
import { readReadinessFacts } from '#app/operations/setup/readiness-facts.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'

type Readiness = { readonly steps: readonly GuideStep[]; readonly advice: readonly Finding[] }

export async function readReadiness(db: Database, now = new Date()): Promise<Readiness> {
  const facts = await readReadinessFacts(db, now)
  return { steps: listGuideSteps(facts), advice: listAdvice(facts) }
}

/** 'opened' is for the day of the opening. The guide is null if the store opened earlier. */
export type Guide = ({ readonly is: 'closed' } & Readiness) | { readonly is: 'opened' } | null

export async function readGuide(db: Database, now = new Date()): Promise<Guide> {
  const { store_open, store_time_zone: zone } = await readSettings(db)
  if (!store_open) return { is: 'closed', ...(await readReadiness(db, now)) }
  const [opened] = await db
    .select({ at: storeSettings.updatedAt })
    .from(storeSettings)
    .where(eq(storeSettings.key, 'store_open'))
  return opened && toDay(opened.at, zone) === toDay(now, zone) ? { is: 'opened' } : null
}

/** Returns 'not-ready' if a finding still keeps the store from opening. */
export function openStore(db: Database, staffId: Id<'staff'>): Promise<'done' | 'not-ready'> {
  return withTx(db, async (tx) => {
    await lockSettings(tx)
    if ((await readSettings(tx)).store_open) return 'done'
    const { steps } = await readReadiness(tx)
    if (!isReady(steps)) return 'not-ready'
    await setOpen(tx, true, staffId)
    return 'done'
  })
}

/**
 * Closes the store, so that shoppers see the coming-soon page. Returns 'demo' for the demo store, which could not
 * be opened again.
 */
export function closeStore(db: Database, staffId: Id<'staff'>): Promise<'done' | 'demo'> {
  return withTx(db, async (tx) => {
    await lockSettings(tx)
    const { store_open, demo_content } = await readSettings(tx)
    if (demo_content) return 'demo'
    if (store_open) await setOpen(tx, false, staffId)
    return 'done'
  })
}

function lockSettings(tx: Database) {
  return tx.execute(sql`lock table ${storeSettings} in share row exclusive mode`)
}

async function setOpen(tx: Database, isOpen: boolean, staffId: Id<'staff'>): Promise<void> {
  await saveSettings(tx, { store_open: isOpen })
  const changes = { fields: ['store_open'], store_open: { from: !isOpen, to: isOpen } }
  await recordChange(tx, staffId, { action: 'settings.update', entity: 'settings', entityId: null, changes })
}

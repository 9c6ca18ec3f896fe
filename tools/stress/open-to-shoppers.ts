import { setTimeout as pause } from 'node:timers/promises'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const TRIES = 200
const PAUSE_MS = 50

/** Opens a store that was started without the demo, and waits until each of its processes shows it. */
export async function openToShoppers(db: Database, processes: readonly (() => string)[]): Promise<void> {
  await saveSettings(db, { store_open: true })
  for (const url of processes) {
    for (let tried = 0; (await fetch(`${url()}/faq`, { redirect: 'manual' })).status !== 200; tried++) {
      if (tried === TRIES) throw new Error('The store did not open to shoppers')
      await pause(PAUSE_MS)
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#app/platform/db/db.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'

const TRIES = 200
const PAUSE_MS = 50
/** Concurrent connections: each of the processes that share a port gets some. */
const CONNECTIONS = 8

/** Opens a store that was started without the demo, and waits until all of its processes show it. */
export async function openToShoppers(db: Database, urls: readonly string[]): Promise<void> {
  await saveSettings(db, { store_open: true })
  for (const url of urls) {
    for (let tried = 0; !(await isShown(url)); tried++) {
      if (tried === TRIES) throw new Error('The store did not open to shoppers')
      await pause(PAUSE_MS)
    }
  }
}

async function isShown(url: string): Promise<boolean> {
  const request = () => fetch(`${url}/faq`, { redirect: 'manual', headers: { Connection: 'close' } })
  const responses = await Promise.all(Array.from({ length: CONNECTIONS }, request))
  return responses.every(({ status }) => status === 200)
}

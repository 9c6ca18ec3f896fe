import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'lumina-health-'))
let store: TestDatabase
let health: typeof import('#server/health.ts').health
let appDb: typeof import('#app/platform/db/db.server.ts').db

beforeAll(async () => {
  store = await openTestDatabase()
  vi.stubEnv('DATABASE_URL', store.url)
  vi.stubEnv('DATA_DIR', dataDir)
  vi.resetModules() // modules read these variables when they are loaded
  ;({ health } = await import('#server/health.ts'))
  ;({ db: appDb } = await import('#app/platform/db/db.server.ts'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  if (appDb.$client instanceof Pool) await appDb.$client.end()
  await store.close()
  rmSync(dataDir, { recursive: true })
})

async function request(path: string) {
  const response = await health(path)
  return [response?.status, await response?.text()]
}

/** Polls, because a database that is slow to respond counts as unavailable. */
const expectReadiness = (status: number, word: string) =>
  expect.poll(() => request('/readyz')).toEqual([status, `${word}\n`])

test('without a current schema or without its data folder, a store is up but not ready', async () => {
  await expectReadiness(200, 'ok')

  const movedFolder = `${dataDir}-away` // as if the disk were unmounted
  renameSync(dataDir, movedFolder)
  await expectReadiness(503, 'disk')
  expect(await request('/healthz')).toEqual([200, 'ok\n'])
  renameSync(movedFolder, dataDir)
  await expectReadiness(200, 'ok')

  await store.db.execute(sql`delete from schema_migrations where name = 'baseline'`)
  await expectReadiness(503, 'schema')
  expect(await request('/healthz')).toEqual([200, 'ok\n'])
})

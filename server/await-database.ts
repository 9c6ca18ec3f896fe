import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { getErrorCode } from '#app/lib/errors.ts'
import { getDatabaseAddress } from '#app/platform/db/connect-to-start.server.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { rejectStandby } from '#app/platform/db/reject-standby.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { prepareStore } from '#server/prepare-store.ts'

const TIMEOUT_MS = 2_000
const RETRY_MS = 1_000
/** Holds the addresses of the last prepared database. */
const MARKER = join(env.DATA_DIR, 'prepared-for')

let isAwaiting = false

export function isAwaitingDatabase(): boolean {
  return isAwaiting
}

/**
 * Prepares the store. Returns false if the database is unavailable but was prepared before: then call `awaitDatabase`.
 * @throws the errors of `prepareStore`
 */
export async function prepareUnlessAway(say: (line: string) => void): Promise<boolean> {
  isAwaiting = wasPrepared() && !(await isDatabaseResponding())
  if (!isAwaiting) await prepare(say)
  return !isAwaiting
}

/** Settles once the database responds and is prepared. @throws the errors of `prepareStore` */
export async function awaitDatabase(say: (line: string) => void): Promise<void> {
  while (isAwaiting) {
    await pause(RETRY_MS)
    if (!(await isDatabaseResponding())) continue
    try {
      await prepare(say)
      isAwaiting = false
    } catch (error) {
      if (await isDatabaseResponding()) throw error
    }
  }
}

async function prepare(say: (line: string) => void): Promise<void> {
  await prepareStore(say)
  await recordPrepared().catch((error: unknown) => {
    log.warn({ event: 'prepared-not-recorded', code: getErrorCode(error) })
  })
}

async function isDatabaseResponding(): Promise<boolean> {
  const urls = new Set([env.DATABASE_URL, env.DATABASE_DIRECT_URL])
  return (await Promise.all([...urls].map(isResponding))).every(Boolean)
}

async function isResponding(connectionString: string): Promise<boolean> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'lumina start',
  })
  client.on('error', () => {}) // the query reports the error
  try {
    await client.connect()
    await rejectStandby(client)
    return true
  } catch (error) {
    return !isDatabaseAway(error) && getErrorCode(error) !== 'ENOENT' // ENOENT: the socket does not exist
  } finally {
    client.end().catch(() => {})
  }
}

function listAddresses(): string {
  return [env.DATABASE_URL, env.DATABASE_DIRECT_URL].map((url) => `${getDatabaseAddress(url)}\n`).join('')
}

function wasPrepared(): boolean {
  try {
    return readFileSync(MARKER, 'utf8') === listAddresses()
  } catch {
    return false
  }
}

async function recordPrepared(): Promise<void> {
  if (wasPrepared()) return
  const draft = `${MARKER}.${process.pid}`
  await writeFile(draft, listAddresses(), { mode: 0o600 })
  await rename(draft, MARKER)
}

import { statfs } from 'node:fs/promises'
import { db } from '#app/platform/db/db.server.ts'
import { isUpToDate } from '#app/platform/db/up-to-date.server.ts'
import { env } from '#app/platform/env.server.ts'
import { isAwaitingDatabase } from '#server/await-database.ts'
import { isStopping } from '#server/draining.ts'
import { withinDeadline } from '#server/within-deadline.ts'

const MIN_FREE_BYTES = 200 * 2 ** 20
const TIME_LIMIT_MS = 1_000

/** Returns the response to /healthz (the process is up) or /readyz (it can serve requests); null for any other path. */
export async function health(target: string): Promise<Response | null> {
  if (target === '/healthz') return createStatusResponse('ok')
  if (target === '/readyz') return createStatusResponse(await getReadiness())
  return null
}

function createStatusResponse(status: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${status}\n`, { status: status === 'ok' ? 200 : 503, headers })
}

async function getReadiness(): Promise<string> {
  if (isStopping()) return 'stopping'
  if (isAwaitingDatabase()) return 'database'
  const [schema, disk] = await Promise.all([getSchemaState(), getDiskState()])
  return schema !== 'ok' ? schema : disk
}

async function getSchemaState(): Promise<string> {
  const state = isUpToDate(db).then(
    (isReady) => (isReady ? 'ok' : 'schema'),
    () => 'database',
  )
  return (await withinDeadline(state, TIME_LIMIT_MS)) ?? 'database'
}

/** A missing data folder, for example on an unmounted disk, also counts as a full disk. */
async function getDiskState(): Promise<string> {
  const disk = await statfs(env.DATA_DIR).catch(() => null)
  return disk && disk.bavail * disk.bsize >= MIN_FREE_BYTES ? 'ok' : 'disk'
}

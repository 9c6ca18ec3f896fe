import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from '#scripts/is-alive.mjs'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import type { Random } from '#tools/stress/random.ts'
import type { StressStore } from '#tools/stress/stress-store.ts'

const KILLS = 50
/** The number of operations that must succeed between two kills. */
const MIN_OPERATIONS = 5
const TIMEOUT_MS = 120_000

/** Tries random processes until one responds, as the store's pages do. `request` returns null to try again. */
export async function retryOnAnyProcess<Result>(
  { web }: StressStore,
  chance: Random,
  request: (base: string) => Promise<Result | null>,
): Promise<Result> {
  for (const deadline = Date.now() + TIMEOUT_MS; ; await pause(chance.integer(10, 60))) {
    const response = await request(chance.pick(web).url()).catch(() => null)
    if (response !== null) return response
    if (Date.now() > deadline) throw new Error('The store did not recover')
  }
}

type KilledWork = {
  readonly working: Promise<unknown>
  /** The number of operations that have succeeded so far. */
  readonly countSucceeded: () => number
  readonly count?: number
}

/**
 * Kills a web process or PostgreSQL with `kill -9` repeatedly, until there have been enough kills or `working` fails.
 * Each kill comes a moment after operations succeed again, so that it hits work in progress.
 */
export async function killDuring(
  store: StressStore,
  chance: Random,
  { working, countSucceeded, count = KILLS }: KilledWork,
): Promise<Figure[]> {
  const kills = { web: 0, database: 0 }
  let hasFailed = false
  working.catch(() => {
    hasFailed = true
  })
  while (kills.web + kills.database < count && !hasFailed) {
    const from = countSucceeded()
    for (
      const deadline = Date.now() + TIMEOUT_MS;
      countSucceeded() < from + MIN_OPERATIONS && !hasFailed;
      await pause(5)
    ) {
      if (Date.now() > deadline) throw new Error('Nothing works anymore')
    }
    await pause(chance.integer(0, 300))
    if (chance.integer(1, 5) <= 2) {
      const pid = store.databasePid()
      if (!isAlive(pid)) continue // the successful operation was sent before the last kill
      process.kill(pid, 'SIGKILL')
      kills.database++
    } else {
      chance.pick(store.web).kill()
      kills.web++
    }
  }
  return [
    exactly('kills of web processes and of PostgreSQL', kills.web + kills.database, count),
    measured('  of which PostgreSQL', String(kills.database)),
  ]
}

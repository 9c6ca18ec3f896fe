import { semaphore } from '#app/platform/limits/semaphore.ts'

/**
 * Per process: leaves some of the pool's ten connections for pages, which wait for a connection for at most two
 * seconds.
 */
const MAX_CONCURRENT = 8
/** A request times out after ten seconds. */
const MAX_WAIT_MS = 6_000

const withPermit = semaphore(MAX_CONCURRENT)

/** 'busy': nothing was done, because the wait was too long. */
export async function placeInQueue<Outcome>(
  place: () => Promise<Outcome>,
  maxWaitMs: number = MAX_WAIT_MS,
): Promise<Outcome | 'busy'> {
  const deadline = AbortSignal.timeout(maxWaitMs)
  return await withPermit(1, place, deadline).catch((error: unknown) => {
    if (deadline.aborted && error === deadline.reason) return 'busy'
    throw error
  })
}

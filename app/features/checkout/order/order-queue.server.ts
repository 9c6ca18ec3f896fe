import { semaphore } from '#app/lib/semaphore.ts'

/**
 * How many orders one process places at a time. The pool has ten connections, and gives up on a request that waits two
 * seconds for one: with orders waiting here instead, some connections stay free for pages and carts.
 */
const MAX_AT_ONCE = 8
/** How long an order waits for its turn. A request has ten seconds. */
const MAX_WAIT_MS = 6_000

const withPermit = semaphore(MAX_AT_ONCE)

/** Places an order when its turn comes, first come, first served; 'busy', with nothing done, where that takes too long. */
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

/**
 * A weighted semaphore: lets work begin, first come, first served, while all that is at work weighs no more than `capacity`.
 * What weighs more than that by itself has to be alone.
 */
export function semaphore(capacity: number) {
  const waiting: { readonly weight: number; readonly begin: () => void }[] = []
  let free = capacity

  function next(): void {
    for (let first = waiting[0]; first && first.weight <= free; first = waiting[0]) {
      waiting.shift()
      free -= first.weight
      first.begin()
    }
  }

  /** Does `work` when its turn comes. @throws the reason of `signal` where that is aborted before. */
  return async function withPermit<Result>(
    asked: number,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const weight = Math.min(asked, capacity)
    await new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted()
      const leave = () => {
        waiting.splice(waiting.indexOf(turn), 1)
        reject(signal?.reason)
        next() // what is lighter may fit where this did not
      }
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const turn = { weight, begin }
      signal?.addEventListener('abort', leave)
      waiting.push(turn)
      next()
    })
    try {
      return await work()
    } finally {
      free += weight
      next()
    }
  }
}

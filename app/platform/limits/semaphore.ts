/**
 * Starts work in order of arrival within a total weight of `capacity`. Work that exceeds the capacity runs alone.
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

  /** Runs `work` when its turn comes. @throws the abort reason of `signal` if it is aborted first */
  return async function withPermit<Result>(
    requested: number,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const weight = Math.min(requested, capacity)
    await new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted()
      const leave = () => {
        waiting.splice(waiting.indexOf(turn), 1)
        reject(signal?.reason)
        next()
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

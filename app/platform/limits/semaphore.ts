/**
 * Starts work in order of arrival within a total weight of `capacity`. Work that exceeds the capacity runs alone.
 */
export function semaphore(capacity: number) {
  const waitingEntries: { readonly weight: number; readonly start: () => void }[] = []
  let free = capacity

  function startWaiting(): void {
    for (let first = waitingEntries[0]; first && first.weight <= free; first = waitingEntries[0]) {
      waitingEntries.shift()
      free -= first.weight
      first.start()
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
      const abandon = () => {
        waitingEntries.splice(waitingEntries.indexOf(entry), 1)
        reject(signal?.reason)
        startWaiting()
      }
      const start = () => {
        signal?.removeEventListener('abort', abandon)
        resolve()
      }
      const entry = { weight, start }
      signal?.addEventListener('abort', abandon)
      waitingEntries.push(entry)
      startWaiting()
    })
    try {
      return await work()
    } finally {
      free += weight
      startWaiting()
    }
  }
}

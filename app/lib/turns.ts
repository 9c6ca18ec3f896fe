/**
 * A weighted semaphore: lets work begin, first come, first served, while all that is at work weighs no more than `capacity`.
 * What weighs more than that by itself has to be alone.
 */
export function turns(capacity: number) {
  const waiting: { readonly weight: number; readonly begin: () => void }[] = []
  let free = capacity

  function next(): void {
    for (let first = waiting[0]; first && first.weight <= free; first = waiting[0]) {
      waiting.shift()
      free -= first.weight
      first.begin()
    }
  }

  return async function inTurn<Result>(asked: number, work: () => Promise<Result>): Promise<Result> {
    const weight = Math.min(asked, capacity)
    await new Promise<void>((begin) => {
      waiting.push({ weight, begin })
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

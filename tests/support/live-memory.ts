import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Returns by how many megabytes the objects in use grew at most while `work` ran. Garbage does not count, nor what
 * earlier test files of this process left.
 */
export async function liveMemoryGrowth(work: () => Promise<void>): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const inUse = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed / 2 ** 20
  }
  const before = inUse()
  let highest = before
  let timer: NodeJS.Timeout
  const measure = () => {
    const from = performance.now()
    highest = Math.max(highest, inUse())
    // A collection takes a second in a large process on a busy machine, which `work` needs, too
    timer = setTimeout(measure, Math.max(50, 4 * (performance.now() - from)))
  }
  timer = setTimeout(measure, 50)
  try {
    await work()
  } finally {
    clearTimeout(timer)
  }
  return Math.max(highest, inUse()) - before
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Runs `work`. Returns the largest growth of the objects in use, in megabytes. Garbage does not count, nor do objects
 * left by earlier test files in this process.
 */
export async function measureMemoryGrowth(work: () => Promise<void>): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const measureHeapMb = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed / 2 ** 20
  }
  const before = measureHeapMb()
  let highest = before
  let timer: NodeJS.Timeout
  const measure = () => {
    const startedAt = performance.now()
    highest = Math.max(highest, measureHeapMb())
    // In a large process on a busy machine, garbage collection takes a second of processor time, which `work` also
    // needs
    timer = setTimeout(measure, Math.max(50, 4 * (performance.now() - startedAt)))
  }
  timer = setTimeout(measure, 50)
  try {
    await work()
  } finally {
    clearTimeout(timer)
  }
  return Math.max(highest, measureHeapMb()) - before
}

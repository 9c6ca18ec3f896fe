import { percentile } from '#tools/stress/figures.ts'

const MAX_GROWTH = 1.05

/** Values are NaN where /metrics lacks them. */
export function readMemoryMetrics(text: string) {
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  const mb = (name: string) => metric(name) / 1e6
  return {
    heapUsedMb: mb('nodejs_heap_size_used_bytes'),
    heapTotalMb: mb('nodejs_heap_size_total_bytes'),
    externalMb: mb('nodejs_external_memory_bytes'),
    pageCacheMb: mb('lumina_page_cache_bytes'),
    pages: metric('lumina_page_cache_entries'),
  }
}

/**
 * Returns true if the median of the last third of samples is at most 5% above that of the second third. The first third
 * is the warm-up.
 */
export function hasLeveledOff(samples: readonly number[]): boolean {
  const third = Math.floor(samples.length / 3)
  if (third === 0) return false
  const [middle, last] = [samples.slice(third, -third), samples.slice(-third)]
  return percentile(last, 0.5) <= percentile(middle, 0.5) * MAX_GROWTH
}

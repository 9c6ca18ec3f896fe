import { expect, test } from 'vitest'
import { hasLeveledOff, readMemoryMetrics } from '#tools/faults/memory-samples.ts'

test.each([
  { name: 'grows at first and then stops', samples: [150, 200, 240, 260, 262, 259, 261, 263, 260], levels: true },
  { name: 'goes up and down around one level', samples: [150, 260, 240, 280, 250, 270, 255, 275, 265], levels: true },
  { name: 'grows all the time', samples: [150, 170, 190, 210, 230, 250, 270, 290, 310], levels: false },
  { name: 'has too few samples to judge', samples: [150, 150], levels: false },
])('for memory that $name, hasLeveledOff returns $levels', ({ samples, levels }) => {
  expect(hasLeveledOff(samples)).toBe(levels)
})

test('a process’s memory is read from its metrics', () => {
  const text = [
    '# TYPE nodejs_heap_size_used_bytes gauge',
    'nodejs_heap_size_used_bytes 81000000',
    'nodejs_heap_size_total_bytes 1.2e+8',
    'nodejs_external_memory_bytes 43000000',
    'lumina_page_cache_bytes 32000000',
    'lumina_page_cache_entries 1500',
  ].join('\n')
  expect(readMemoryMetrics(text)).toEqual({
    heapUsedMb: 81,
    heapTotalMb: 120,
    externalMb: 43,
    pageCacheMb: 32,
    pages: 1500,
  })
})

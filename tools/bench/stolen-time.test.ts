import { expect, test } from 'vitest'
import { formatNoise, watchStolenTime } from '#tools/bench/stolen-time.ts'

/** Linux's columns: user, nice, system, idle, iowait, irq, softirq, steal, guest. */
const stat = (...ticks: readonly number[]) => `cpu  ${ticks.join(' ')}\ncpu0 1 2 3 4 5 6 7 8 9 10\nintr 12\n`

test('returns the share of the requested processor time that others took during the measurement', () => {
  const texts = [stat(100, 1, 50, 900, 30, 2, 3, 40, 7, 0), stat(160, 2, 77, 1900, 60, 4, 8, 45, 9, 0)]
  const readStolenShare = watchStolenTime(() => texts.shift() ?? '')
  const share = readStolenShare()
  expect(share).toBe(0.05) // 5 stolen ticks out of 60 + 1 + 27 + 2 + 5
  expect(formatNoise(share)).toBe('others on the host took 5.0 % of the requested processor time')
})

test('if no time was requested, none was taken', () => {
  expect(watchStolenTime(() => stat(1, 1, 1, 1, 1, 1, 1, 1, 0, 0))()).toBe(0)
})

test('returns null on a system that does not report stolen time', () => {
  const share = watchStolenTime(() => '')()
  expect(share).toBeNull()
  expect(formatNoise(share)).toBe('unknown here')
})

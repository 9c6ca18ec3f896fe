import { expect, test } from 'vitest'
import { getMaxGapMs } from '#tools/faults/requests.ts'

const request = (at: number, ms: number, status: number | null = 200) => ({ at, ms, status, retryAfter: undefined })

test.each([
  { name: 'nothing succeeds', requests: [request(10, 5, 503), request(20, 5, null)], gap: 100 },
  { name: 'the gap is at the start', requests: [request(50, 10), request(70, 10)], gap: 60 },
  { name: 'the gap is between responses', requests: [request(0, 10), request(5, 65), request(90, 5)], gap: 60 },
  { name: 'the gap is at the end', requests: [request(0, 10), request(30, 0, 503)], gap: 90 },
  { name: 'a response is from before the period', requests: [request(-20, 10), request(40, 10)], gap: 50 },
])('the longest time without success: $name', ({ requests, gap }) => {
  expect(getMaxGapMs(requests, 0, 100)).toBe(gap)
})

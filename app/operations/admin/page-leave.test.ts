import { afterEach, expect, test, vi } from 'vitest'
import { watchLeaving } from '#app/operations/admin/page-leave.ts'

afterEach(() => void vi.useRealTimers())

test('after `beforeunload`, a page counts as being left for five seconds', () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const isLeaving = watchLeaving(page)
  expect(isLeaving()).toBe(false)
  page.dispatchEvent(new Event('beforeunload'))
  vi.advanceTimersByTime(4_900)
  expect(isLeaving()).toBe(true)
  vi.advanceTimersByTime(200) // staff chose to stay on the page
  expect(isLeaving()).toBe(false)
})

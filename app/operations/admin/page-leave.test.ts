import { afterEach, expect, test, vi } from 'vitest'
import { watchLeaving } from '#app/operations/admin/page-leave.ts'

afterEach(() => void vi.useRealTimers())

test('a page counts as being left for five seconds after the browser reports it', () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const isLeaving = watchLeaving(page)
  expect(isLeaving()).toBe(false)
  page.dispatchEvent(new Event('beforeunload'))
  vi.advanceTimersByTime(4_900)
  expect(isLeaving()).toBe(true)
  vi.advanceTimersByTime(200) // staff stayed on the page to save a form first
  expect(isLeaving()).toBe(false)
})

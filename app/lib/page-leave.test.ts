import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
})

test('a page is being left for five seconds after the browser says so', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  const { isLeavingPage } = await import('#app/lib/page-leave.ts')
  expect(isLeavingPage()).toBe(false)
  window.dispatchEvent(new Event('beforeunload'))
  vi.advanceTimersByTime(4_900)
  expect(isLeavingPage()).toBe(true)
  vi.advanceTimersByTime(200) // staff stayed, to save a form first
  expect(isLeavingPage()).toBe(false)
})

import { afterAll, expect, test, vi } from 'vitest'
import { getTabForKey } from '#app/ui/tabs.ts'

afterAll(() => void vi.unstubAllGlobals())

test.each([
  { key: 'ArrowRight', from: 'a', to: 'b' },
  { key: 'ArrowRight', from: 'c', to: 'a' },
  { key: 'ArrowLeft', from: 'a', to: 'c' },
  { key: 'Home', from: 'c', to: 'a' },
  { key: 'End', from: 'a', to: 'c' },
  { key: 'ArrowRight', from: undefined, to: 'a' },
  { key: 'ArrowDown', from: 'a', to: null },
  { key: 'Enter', from: 'a', to: null },
])('$key from $from moves to $to', ({ key, from, to }) => {
  vi.stubGlobal('document', { dir: '' })
  expect(getTabForKey(key, ['a', 'b', 'c'], from)).toBe(to)
})

test.each([
  { key: 'ArrowLeft', from: 'a', to: 'b' },
  { key: 'ArrowLeft', from: 'c', to: 'a' },
  { key: 'ArrowRight', from: 'a', to: 'c' },
  { key: 'Home', from: 'c', to: 'a' },
])('in right-to-left languages, $key from $from moves to $to', ({ key, from, to }) => {
  vi.stubGlobal('document', { dir: 'rtl' })
  expect(getTabForKey(key, ['a', 'b', 'c'], from)).toBe(to)
})

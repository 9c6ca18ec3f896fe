import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Target } from '#app/operations/admin/palette-targets.ts'
import { addRecent, clearRecent, readRecent } from '#app/operations/admin/recent-targets.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const target = (to: string): Target => ({ to, label: to, note: '', opens: 'screen' })

test('the last six screens that an admin opened are stored, without duplicates or files', () => {
  for (const to of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/3']) addRecent('ada', target(to))
  addRecent('ada', { ...target('/file'), opens: 'file' })
  expect(readRecent('ada').map(({ to }) => to)).toEqual(['/3', '/7', '/6', '/5', '/4', '/2'])
  expect(readRecent('ben')).toEqual([])
  clearRecent()
  expect(readRecent('ada')).toEqual([])
})

test.each(['', '{', 'null', '[]', '{"admin":"ada","targets":[{"to":1}]}'])(
  'an invalid stored value %j is ignored',
  (text) => {
    storage.set('lumina.recent', text)
    expect(readRecent('ada')).toEqual([])
  },
)

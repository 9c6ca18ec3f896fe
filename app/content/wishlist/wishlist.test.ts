import { expect, test } from 'vitest'
import { isSessionId, newSessionId, withMember } from '#app/content/wishlist/wishlist.ts'

test('a session id consists of session_, the time and random digits', () => {
  const id = newSessionId(1_763_000_000_000)
  expect(id).toMatch(/^session_1763000000000_\d{22,60}$/)
  expect(isSessionId(id)).toBe(true)
  const many = new Set(Array.from({ length: 500 }, () => newSessionId(1_763_000_000_000)))
  expect(many.size).toBe(500)
})

const texts: readonly [string | null, boolean][] = [
  [`session_1763000000000_${'a'.repeat(22)}`, true],
  [`session_1763000000000_${'Az09-_'.repeat(5)}`, true],
  [`session_1763000000000_${'a'.repeat(21)}`, false],
  [`session_1763000000000_${'a'.repeat(65)}`, false],
  [`session_17630_${'a'.repeat(22)}`, false],
  [`session_now_${'a'.repeat(22)}`, false],
  [` session_1763000000000_${'a'.repeat(22)}`, false],
  [`session_1763000000000_${'a'.repeat(22)}\n`, false],
  [`session_1763000000000_${'a'.repeat(21)}'`, false],
  ['', false],
  [null, false],
]
test.each(texts)('isSessionId(%j) returns %s', (text, expected) => {
  expect(isSessionId(text)).toBe(expected)
})

test('adding or removing a member returns a new set', () => {
  const members = new Set(['a'])
  expect([...withMember(members, 'b', true)]).toEqual(['a', 'b'])
  expect([...withMember(members, 'a', true)]).toEqual(['a'])
  expect([...withMember(members, 'a', false)]).toEqual([])
  expect([...withMember(members, 'b', false)]).toEqual(['a'])
  expect([...members]).toEqual(['a'])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneLine, shortLine } from '#app/lib/line.ts'
import { isSavable } from '#app/lib/savable.ts'
import { cutText, getFirstSentence, normalizeString, normalizeStrings } from '#app/lib/text.ts'
import { ODD_TEXTS, UNSAVABLE_TEXTS } from '#tests/support/odd-characters.ts'

test.each(Object.entries(UNSAVABLE_TEXTS))('text with %s is rejected', (_, text) => {
  expect(normalizeString(text)).toBeNull()
  expect(isSavable(text)).toBe(false)
})

test.each(Object.entries(ODD_TEXTS))('%s is normalized', (_, [sent, stored]) => {
  expect(normalizeString(sent)).toBe(stored)
})

test.each(['', ' two\n\nlines ', 'a\r\nb', 'a\tb', 'شكراً', 'می\u200cخواهم', '👩🏽‍🎨', 'a\u2028b'])(
  '%j is unchanged',
  (text) => {
    expect(normalizeString(text)).toBe(text)
  },
)

test.each(['\u200b', '\u200d\u202e', '\u3164', '\u2800', '\u00ad\u2060', '\u200e\u061c'])(
  'text without visible characters becomes empty: %j',
  (text) => {
    expect(normalizeString(text)).toBe('')
    expect(normalizeString(` ${text} `)).toBe('  ')
  },
)

test('any normalized text can be stored, and normalizing is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (sent) => {
      const text = normalizeString(sent)
      if (text === null) return
      expect(isSavable(text)).toBe(true)
      expect(normalizeString(text)).toBe(text)
    }),
  )
})

test('every string in a value is normalized, at any depth', () => {
  const file = new File([], 'x')
  const sent = { name: 'a\vb', list: ['e\u0301', 1, null, { deep: '\ufeffx' }], file }
  expect(normalizeStrings(sent)).toEqual({
    ok: true,
    value: { name: 'a b', list: ['é', 1, null, { deep: 'x' }], file },
  })
  expect(normalizeStrings({ colors: [{ name: 'Red' }, { name: 'a\ud83d' }] })).toEqual({
    ok: false,
    path: ['colors', 1, 'name'],
  })
})

test('a field in asTyped is kept unchanged', () => {
  expect(normalizeStrings({ password: 'e\u0301\v', name: 'e\u0301' }, ['password'])).toEqual({
    ok: true,
    value: { password: 'e\u0301\v', name: 'é' },
  })
})

test('deep nesting is rejected', () => {
  expect(normalizeStrings(JSON.parse(`${'['.repeat(100_000)}1${']'.repeat(100_000)}`)).ok).toBe(false)
})

test('inherited property names are ordinary field names', () => {
  const read = normalizeStrings(JSON.parse('{"__proto__":"x"}'))
  expect(read.ok && Object.entries(Object(read.value))).toEqual([['__proto__', 'x']])
})

test('a single line contains no line break or other control character', () => {
  expect(['a b', 'a\nb', 'a\tb', 'a\rb'].map(isOneLine)).toEqual([true, false, false, false])
})

test.each([
  ['  a\0b ', 10, 'a b'],
  ['a\n\tb', 10, 'a b'],
  ['ab cd', 3, 'ab'],
  ['a👗👗', 2, 'a👗'],
  ['a\ud83d', 5, 'a\ufffd'],
])('%j as a line of at most %i characters is %j', (text, max, line) => {
  expect(shortLine(text, max)).toBe(line)
})

test('long hostile text is processed quickly', () => {
  const startedAt = performance.now()
  for (const text of ['\v', '\ufeff', 'e\u0301', '\ud83d', ' \u0001']) {
    normalizeString(text.repeat(1_000_000))
    shortLine(text.repeat(100_000), 100)
  }
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

test('text is cut between characters', () => {
  expect(cutText('dress', 3)).toBe('dre')
  expect(cutText('a👗b', 2)).toBe('a')
  expect(cutText('a👗b', 3)).toBe('a👗')
  expect(cutText('a👗', 10)).toBe('a👗')
})

test.each([
  ['', ''],
  ['A slip in satin', 'A slip in satin'],
  ['Cut on the bias. Lined in cupro.', 'Cut on the bias.'],
  ['Weighs 1.5 kg. Warm!', 'Weighs 1.5 kg.'],
  ['麻のシャツです。軽いです。', '麻のシャツです。'],
])('the first sentence of %j is %j', (text, first) => {
  expect(getFirstSentence(text)).toBe(first)
})

import { expect, test } from 'vitest'
import { computeEntityTag, matchesTag } from '#app/platform/http/entity-tag.ts'

const cases = [
  ['W/"abc"', true],
  ['"abc"', true],
  ['*', true],
  [' * ', true],
  ['"x", W/"abc"', true],
  ['"x","y" ,"abc"', true],
  ['W/"x,y", "abc"', true],
  [undefined, false],
  ['', false],
  ['abc', false],
  ['"x"', false],
  ['"abcd"', false],
  ['"x*"', false],
] as const
test.each(cases)('If-None-Match %s matches the tag: %s', (ifNoneMatch, isMatch) => {
  expect(matchesTag(ifNoneMatch, 'W/"abc"')).toBe(isMatch)
})

test('the tag is weak and depends on the bytes', () => {
  const [tag, same, other] = ['one', 'one', 'two'].map((text) => computeEntityTag(Buffer.from(text)))
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(tag).toBe(same)
  expect(tag).not.toBe(other)
})

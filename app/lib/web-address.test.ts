import { expect, test } from 'vitest'
import { holdsWebAddress } from '#app/lib/web-address.ts'

test.each([
  ['WIN now at https://evil.example/x', true],
  ['HTTP://evil.example', true],
  ['hxxp://evil.example', true],
  ['www.evil.example', true],
  ['see WWW.evil.example', true],
  ['(www.evil.example)', true],
  ['ｗｗｗ．evil.example', true],
  ['https：／／evil.example', true],
  ['w\u200bww.evil.example', true],
  ['Ada Obi', false],
  ['c/o Obi, 3rd floor', false],
  ['Straße 5: Hinterhaus', false],
  ['St. Mary’s', false],
  ['Awwww. So soft', false],
  ['', false],
])('%j holds a web address: %s', (text, expected) => {
  expect(holdsWebAddress(text)).toBe(expected)
})

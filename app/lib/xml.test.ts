import { expect, test } from 'vitest'
import { escapeXml } from '#app/lib/xml.ts'

test.each([
  [`"A & B" <i>it's</i>`, '&quot;A &amp; B&quot; &lt;i&gt;it&apos;s&lt;/i&gt;'],
  ['a\u0000b\u0008c\u000bd\u001fe\uffff', 'abcde'],
  ['a\tb\nc\rd', 'a\tb\nc\rd'],
  ['half a surrogate pair \ud83d', 'half a surrogate pair \ufffd'],
  ['👗 فستان', '👗 فستان'],
])('%j is written as %j', (text, written) => {
  expect(escapeXml(text)).toBe(written)
})

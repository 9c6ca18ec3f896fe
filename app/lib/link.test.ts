import { expect, test } from 'vitest'
import { parseLink } from '#app/lib/link.ts'

test.each([
  'https://lumina.test/care?wash=30#cold',
  'HTTPS://lumina.test',
  'mailto:care@lumina.test',
  '/shop?category=tops',
  '/',
])('%s is a valid link', (link) => {
  expect(parseLink(link)).toBe(link)
})

test.each([
  '',
  'shop',
  '#care',
  'http://lumina.test',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '\\\\evil.test',
  'https:evil.test',
  'https:///evil.test',
  'https://[',
  'https://a b.test',
  'mailto:',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://lumina.test/1',
])('%j is not a valid link', (link) => {
  expect(parseLink(link)).toBeNull()
})

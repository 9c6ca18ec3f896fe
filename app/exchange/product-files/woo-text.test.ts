import { expect, test } from 'vitest'
import { htmlToMarkdown } from '#app/exchange/product-files/html-to-markdown.ts'
import { unescapeLineBreaks, withParagraphs } from '#app/exchange/product-files/woo-text.ts'

test.each([
  ['First line.\\nSecond line.', 'First line.\nSecond line.'],
  ['C:\\\\new', 'C:\\new'],
  ['plain', 'plain'],
])('%s is read with its original line breaks', (text, expected) => {
  expect(unescapeLineBreaks(text)).toBe(expected)
})

test.each([
  ['First line.\nSecond line.', 'First line.\\\nSecond line.'],
  ['<p>One</p>\n\n<p>Two</p>\n<ul>\n<li>A</li>\n</ul>\nPlain after', 'One\n\nTwo\n\n- A\n\nPlain after'],
  ['One\n\nTwo', 'One\n\nTwo'],
  ['One <b>bold</b>\nnext', 'One **bold**\\\nnext'],
  ['<ul>\n<li>A</li>\n\n<li>B</li>\n</ul>', '- A\n- B'],
])('%j is shown as WordPress shows it', (text, expected) => {
  expect(htmlToMarkdown(withParagraphs(text))).toBe(expected)
})

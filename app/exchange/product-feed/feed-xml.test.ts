import { expect, test } from 'vitest'
import { attribute, formatFeedTitle, productDetail } from '#app/exchange/product-feed/feed-xml.ts'

test('an attribute is escaped, and omitted if it has no text', () => {
  expect(attribute('brand', ' A & <B>\u0000 ')).toBe('<g:brand>A &amp; &lt;B&gt;</g:brand>')
  expect(attribute('gtin', '')).toBe('')
  expect(attribute('color', ' \u0007 ')).toBe('')
})

test.each([
  ['title', 150],
  ['description', 5_000],
  ['brand', 70],
  ['mpn', 70],
  ['color', 100],
  ['size', 100],
  ['material', 200],
  ['product_type', 750],
] as const)('%s has at most %i characters, counted before escaping', (name, limit) => {
  expect(attribute(name, '&'.repeat(limit + 1))).toBe(`<g:${name}>${'&amp;'.repeat(limit)}</g:${name}>`)
})

test('a character at the limit is never cut in half', () => {
  expect(attribute('brand', `${'a'.repeat(69)}👗`)).toBe(`<g:brand>${'a'.repeat(69)}</g:brand>`)
})

test('the text in each field of a product detail is also truncated', () => {
  const long = 'x'.repeat(2_000)
  const [section, name, value] = [140, 140, 1_000].map((length) => 'x'.repeat(length))
  expect(productDetail({ section: long, name: long, value: long })).toBe(
    `<g:product_detail><g:section_name>${section}</g:section_name><g:attribute_name>${name}</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail>`,
  )
})

test.each([
  ['Dress', [], 'Dress'],
  ['Dress', ['M', 'Wine'], 'Dress, M, Wine'],
  ['x'.repeat(150), ['M', 'Wine'], `${'x'.repeat(140)}…, M, Wine`],
  ['Dress', ['x'.repeat(200)], 'Dress'],
] as const)('the feed title of %s with the options %j is %s', (name, options, title) => {
  expect(formatFeedTitle(name, options)).toBe(title)
  expect(title.length).toBeLessThanOrEqual(150)
})

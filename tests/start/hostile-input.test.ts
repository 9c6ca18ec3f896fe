import { expect, test } from 'vitest'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'

// Tests URLs that bots and attackers request.

const { url } = getSharedStore()

/** `chips`: the number of filters that take effect. */
const QUERIES: readonly { title: string; query: string; chips?: number; expected?: RegExp }[] = [
  {
    title: 'a search with 10,000 characters',
    query: `search=${'x'.repeat(10_000)}`,
    expected: /^“x+/,
  },
  { title: 'a search with quotes and operators', query: `search=${encodeURIComponent(`'");--|&!():*<->`)}` },
  { title: 'wildcards, a backslash and NUL', query: 'search=%00%25_%5C' },
  { title: 'a lone surrogate and broken UTF-8', query: 'search=%ED%A0%80%ff%fe%' },
  {
    title: 'min above max',
    query: 'min=500&max=1',
    chips: 2,
    expected: /The minimum price is higher than the maximum price\./,
  },
  { title: 'prices out of range', query: 'min=-5&max=99999999999999999999' },
  { title: 'invalid prices', query: 'min=1e309&max=NaN' },
  { title: 'text as a price', query: 'max=abc', expected: /Enter an amount such as 49\.99\./ },
  { title: 'an unknown sort', query: 'sort=random' },
  { title: 'a prototype property as sort', query: 'sort=constructor&category=__proto__' },
  { title: 'a page before the first', query: 'page=-1', expected: /24 of \d+ Show more/ },
  { title: 'a page beyond the last', query: 'page=9999999999999', expected: /(\d+) of \1$/ },
  { title: 'an invalid page', query: 'page=%00', expected: /24 of \d+ Show more/ },
  {
    title: 'every parameter 100 times',
    query: 'search=linen&category=tops&page=2&sort=name&'.repeat(100),
    chips: 1,
    expected: /^“linen”/,
  },
  { title: 'a path traversal', query: 'collection=../../etc/passwd' },
  { title: 'arrays instead of strings', query: 'search[]=a&search[b]=c&category[]=tops' },
]

test('the shop lists products or explains why it does not, whatever its query contains', async () => {
  for (const { title, query, chips = 0, expected = /\d+ products?/ } of QUERIES) {
    const { status, html, text } = await readPage(url, `/shop?${query}`)
    expect([title, status, html.split(' data-chip=').length - 1]).toEqual([title, 200, chips])
    expect(text, title).toMatch(expected)
    expect(text, title).not.toContain('Something went wrong')
    expect([title, (await fetch(`${url}/shop.data?${query}`)).status]).toEqual([title, 200])
  }
})

test('no URL crashes the server: unknown URLs return 404, and malformed URLs return 400', async () => {
  for (const part of [
    '%00',
    '%ED%A0%80',
    '..%2F..%2Fetc%2Fpasswd',
    "'%20or%201=1--",
    'constructor',
    '0199a1b2-0000-7000-8000-0123456789aG',
    'x'.repeat(5_000),
  ]) {
    for (const path of ['/product/', '/collection/', '/']) {
      expect([400, 404], path + part).toContain((await fetch(url + path + part)).status)
    }
    const suggestions = await fetch(`${url}/search/suggestions?q=${part}&q=${part}`)
    expect(suggestions.status, part).toBeLessThan(500)
  }
  const tooLong = await fetch(`${url}/shop?search=${'x'.repeat(20_000)}`)
  expect([414, 431]).toContain(tooLong.status)
})

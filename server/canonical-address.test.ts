import { expect, test } from 'vitest'
import { findCanonicalUrl } from '#server/canonical-address.ts'
import { splitPrefix } from '#server/locale-path.ts'

const pages: Readonly<Record<string, string>> = {
  '/': 'home',
  '/shop': 'shop',
  '/_.data': 'home',
  '/shop.data': 'shop',
}
const findRoute = (path: string) => `routes/storefront/${pages[path] ?? 'not-found'}`

function findCanonical(target: string): string | null {
  const url = new URL(`https://shop.example${target}`)
  return findCanonicalUrl(url, splitPrefix(url.pathname, new Set(['de'])), findRoute)
}

test.each([
  ['/Shop', '/shop'],
  ['/shop/', '/shop'],
  ['/x/..//shop/?a=B', '/shop?a=B'],
  ['/de/', '/de'],
  ['/DE', '/de'],
  ['/DE/Shop/?a=B', '/de/shop?a=B'],
  ['/de//shop', '/de/shop'],
  ['/DE.data', '/de.data'],
  ['/de/Shop.data', '/de/shop.data'],
])('%s redirects to %s', (target, canonical) => {
  expect(findCanonical(target)).toBe(`https://shop.example${canonical}`)
})

test.each(['/', '/shop', '/_.data', '/de', '/de/shop', '/de.data', '/de/_.data', '/de/Admin', '/Admin', '/at/Shop'])(
  '%s does not redirect',
  (target) => {
    expect(findCanonical(target)).toBeNull()
  },
)

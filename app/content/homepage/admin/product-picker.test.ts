import { expect, test } from 'vitest'
import { searchStatus } from '#app/content/homepage/admin/product-picker.tsx'

const NONE = { products: [], tiles: [] }

test.each([
  [{ found: null, state: 'searching' }, 'Searching…'],
  [{ found: NONE, state: 'idle' }, 'No product has this in its name or SKU'],
  [{ found: NONE, state: 'failed' }, 'The search failed. Continue typing to try again.'],
  [{ found: null, state: 'logged-out' }, 'You are logged out. Log in from another tab, then continue typing.'],
] as const)('a search with %j says “%s”', (search, text) => {
  expect(searchStatus(search)).toBe(text)
})

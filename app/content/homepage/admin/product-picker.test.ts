import { expect, test } from 'vitest'
import { describeResults } from '#app/content/homepage/admin/product-picker.tsx'

const NONE = { products: [], tiles: [] }

test.each([
  [{ results: null, state: 'searching' }, 'Searching…'],
  [{ results: NONE, state: 'idle' }, 'No products match this name or SKU'],
  [{ results: NONE, state: 'failed' }, 'Search failed. Keep typing to try again.'],
  [{ results: null, state: 'logged-out' }, 'You are logged out. Log in from another tab, then keep typing.'],
] as const)('a search with %j says “%s”', (search, text) => {
  expect(describeResults(search)).toBe(text)
})

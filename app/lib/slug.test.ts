import { expect, test } from 'vitest'
import { fallbackSlug, slugify } from '#app/lib/slug.ts'
import { cpuTimeMs } from '#tests/support/cpu-time.ts'

test.each([
  { text: 'Amara Bias Slip Dress', slug: 'amara-bias-slip-dress' },
  { text: '  Two   words ', slug: 'two-words' },
  { text: 'Linen & Silk (2024)!', slug: 'linen-silk-2024' },
  { text: '--already--there--', slug: 'already-there' },
  { text: 'Chloé Façade', slug: 'chloe-facade' },
  { text: 'İstanbul', slug: 'istanbul' },
  { text: '日本', slug: '' },
  { text: '!!!', slug: '' },
  { text: '', slug: '' },
])('§5 “$text” becomes “$slug”', ({ text, slug }) => {
  expect(slugify(text)).toBe(slug)
})

test('§D a name of which nothing is left gets the noun and a part of the id', () => {
  expect(fallbackSlug('product', '0199a1b2-0000-7000-8000-0123456789ab')).toBe('product-456789ab')
})

test('a long hostile text takes no time', () => {
  expect(cpuTimeMs(() => void slugify('-'.repeat(200_000)))).toBeLessThan(1_000)
})

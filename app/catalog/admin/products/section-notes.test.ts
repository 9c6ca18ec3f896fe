import { describe, expect, test } from 'vitest'
import {
  summarizeBasics,
  summarizeDetails,
  summarizeFurtherFields,
  summarizeHomepage,
  summarizeOptions,
  summarizePrices,
  summarizeSeo,
  summarizeShopperDetails,
} from '#app/catalog/admin/products/section-notes.ts'
import { type ProductDraft, toDraft } from '#app/catalog/product-draft.ts'
import { demoCategories } from '#db/demo/categories.ts'

const empty = toDraft(null, { currency: 'NGN', weightUnit: 'kg' })
const red = { name: 'Red', hex: '#ff0000' }

const NOTES = {
  basics: (draft: ProductDraft) => summarizeBasics(draft, demoCategories),
  homepage: summarizeHomepage,
  further: summarizeFurtherFields,
  prices: (draft: ProductDraft) => summarizePrices(draft, 'NGN'),
  options: (draft: ProductDraft) => summarizeOptions(draft, 5),
  'shopper details': summarizeShopperDetails,
  details: summarizeDetails,
  seo: summarizeSeo,
}

describe('a collapsed panel summarizes its fields', () => {
  test.each<[section: keyof typeof NOTES, typed: Partial<ProductDraft>, note: string]>([
    ['basics', {}, 'No name yet · No category yet · No images yet'],
    ['basics', { name: 'Coat', category: 'tops' }, 'Coat · Tops · No images yet'],
    ['homepage', {}, 'Not on the homepage, no badges chosen'],
    ['homepage', { isFeatured: true, homepageSection: 'featured' }, 'Featured'],
    ['homepage', { isNew: true, showOnHomepage: true }, 'New · Homepage'],
    ['homepage', { showOnHomepage: true, homepageSection: 'hero' }, 'Homepage: Hero'],
    ['further', {}, 'Slug, vendor, tags'],
    ['further', { slug: 'coat', tags: ['linen', 'summer'] }, 'coat · linen, summer'],
    ['prices', {}, 'No price yet'],
    ['prices', { price: '128000', salePrice: '99,000' }, '₦128,000.00 · sale ₦99,000.00'],
    ['prices', { price: 'a lot' }, 'a lot'],
    ['options', {}, 'One size, no colors · No stock yet'],
    ['options', { sizes: ['S', 'M'], colors: [red], stock: '1' }, 'S, M · Red · 1 in stock · low-stock alert at 5'],
    [
      'options',
      { stock: '1200', lowStockThreshold: '20' },
      'One size, no colors · 1,200 in stock · low-stock alert at 20',
    ],
    [
      'options',
      { stockKind: 'grid', sizes: ['S', 'M'], cells: { 'S\n': '3', 'M\n': '4', 'gone\n': '9' } },
      'S, M · 7 in stock · low-stock alert at 5',
    ],
    ['shopper details', {}, 'No fibers or care symbols'],
    ['shopper details', { fibers: '100% linen', washing: '30', ironing: '110' }, '100% linen · 2 care symbols'],
    ['details', {}, 'None'],
    ['details', { materials: 'Linen' }, 'Linen'],
    ['seo', {}, 'Same as name and short description'],
    ['seo', { seoTitle: 'W'.repeat(1_000) }, `${'W'.repeat(80)}…`],
  ])('%s with %j: %s', (section, typed, note) => {
    expect(NOTES[section]({ ...empty, ...typed })).toBe(note)
  })
})

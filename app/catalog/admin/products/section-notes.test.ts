import { describe, expect, test } from 'vitest'
import {
  basicsNote,
  compositionNote,
  detailsNote,
  homepageNote,
  imagesNote,
  inventoryNote,
  optionsNote,
  organizationNote,
  pricesNote,
  seoNote,
} from '#app/catalog/admin/products/section-notes.ts'
import { type ProductDraft, toDraft } from '#app/catalog/product-draft.ts'
import { newId } from '#app/lib/id.ts'
import { demoCategories } from '#db/demo/categories.ts'

const empty = toDraft(null, { currency: 'NGN', weightUnit: 'kg' })
const collection = { id: newId<'collection'>(), name: 'Morning Linen', status: 'active' } as const
const red = { name: 'Red', hex: '#ff0000' }

const NOTES = {
  basics: basicsNote,
  organization: (draft: ProductDraft) => organizationNote(draft, demoCategories, [collection]),
  homepage: homepageNote,
  images: imagesNote,
  prices: (draft: ProductDraft) => pricesNote(draft, 'NGN'),
  options: optionsNote,
  inventory: (draft: ProductDraft) => inventoryNote(draft, 5),
  details: detailsNote,
  seo: seoNote,
}

describe('a collapsed panel summarizes its fields', () => {
  test.each<[section: keyof typeof NOTES, typed: Partial<ProductDraft>, note: string]>([
    ['basics', {}, 'No name yet'],
    ['basics', { name: 'Coat', sku: 'C-1' }, 'Coat · C-1'],
    ['organization', {}, 'No category yet'],
    [
      'organization',
      { category: 'tops', collectionId: collection.id, tags: ['linen', 'summer'], isFeatured: true },
      'Tops · Morning Linen · Featured · linen, summer',
    ],
    ['homepage', { homepageSection: 'featured' }, 'Not shown'],
    ['homepage', { showOnHomepage: true }, 'Shown, but not in a section'],
    ['homepage', { showOnHomepage: true, homepageSection: 'hero', homepagePosition: '2' }, 'Hero · position 2'],
    ['images', {}, 'No images yet'],
    ['prices', {}, 'No price yet'],
    ['prices', { price: '128000', salePrice: '99,000' }, '₦128,000.00 · sale ₦99,000.00'],
    ['prices', { price: 'a lot' }, 'a lot'],
    ['options', {}, 'One size, no colors'],
    ['options', { sizes: ['S', 'M'], colors: [red] }, 'S, M · Red'],
    ['inventory', {}, 'No stock yet'],
    ['inventory', { stock: '1' }, '1 unit · low at 5'],
    ['inventory', { stock: '1200', lowStockThreshold: '20' }, '1,200 units · low at 20'],
    [
      'inventory',
      { stockKind: 'grid', sizes: ['S', 'M'], cells: { 'S\n': '3', 'M\n': '4', 'gone\n': '9' } },
      '7 units · low at 5',
    ],
    ['details', {}, 'No materials, care instructions, or repair and disposal'],
    ['details', { materials: 'Linen' }, 'Linen'],
    ['seo', {}, 'From the name and short description'],
    ['seo', { seoTitle: 'W'.repeat(1_000) }, 'W'.repeat(120)],
  ])('%s with %j: %s', (section, typed, note) => {
    expect(NOTES[section]({ ...empty, ...typed })).toBe(note)
  })
})

test('the panel of the manufacturer names what an active product lacks before anything else', () => {
  const draft: ProductDraft = { ...empty, fibers: 'linen 100', countryOfOrigin: 'PT' }
  expect(compositionNote(draft, ['maker', 'makerCountry'])).toBe('Missing: Manufacturer, Manufacturer’s country')
  expect(compositionNote(draft, [])).toContain('linen')
})

import { describe, expect, test } from 'vitest'
import {
  applyName,
  applyTypedText,
  cellKey,
  type ProductDraft,
  parseUnits,
  priceKey,
  rebase,
  renameColor,
  renameDraft,
  switchStockKind,
  toDraft,
  toStockCells,
} from '#app/catalog/product-draft.ts'
import { isSameDraft } from '#app/lib/draft.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { buildFormProduct } from '#tests/support/product-form.ts'

const PRODUCT = buildFormProduct({
  name: 'Thandi Wrap Dress',
  slug: 'thandi-wrap-dress',
  sku: 'PRD-1',
  description: 'Wraps',
  price: 14_850_000,
  costPrice: 5_000_050,
  status: 'active',
  showOnHomepage: true,
  homepagePosition: 2,
  sizes: ['S', 'M'],
  colors: [{ name: 'Olive', hex: '#5b5a3c' }],
  images: [
    { publicId: 'back', url: '/media/back.jpg', alt: 'back', color: null, focus: null, isPrimary: false },
    { publicId: 'front', url: '/media/front.jpg', alt: 'front', color: null, focus: null, isPrimary: true },
  ],
  variants: [
    { size: 'S', color: 'Olive', stock: 3 },
    { size: 'M', color: 'Olive', stock: 4 },
  ],
})
const UNITS = { currency: 'NGN', weightUnit: 'kg' } as const
const S = cellKey({ size: 'S', color: 'Olive' })
const M = cellKey({ size: 'M', color: 'Olive' })
const draft = toDraft(PRODUCT, UNITS)

test('the draft of a product has amounts as strings, the primary image first and stock per cell', () => {
  expect(draft).toMatchObject({
    price: '148500.00',
    salePrice: '',
    costPrice: '50000.50',
    stockKind: 'grid',
    stock: '',
  })
  expect(draft.images.map(({ publicId }) => publicId)).toEqual(['front', 'back'])
  expect(draft.cells).toEqual({ [S]: '3', [M]: '4' })
  expect(isSameDraft(draft, toDraft(PRODUCT, UNITS))).toBe(true)
})

test('a new product starts with the status “draft”, without a homepage section and without flags', () => {
  expect(toDraft(null, UNITS)).toMatchObject({
    name: '',
    status: 'draft',
    showOnHomepage: false,
    homepageSection: '',
    isFeatured: false,
    isBestseller: false,
    isNew: false,
    stockKind: 'number',
  })
})

describe('a new product', () => {
  const typed = { ...toDraft(null, UNITS), stock: '9' }

  test('gets stock by variant when its first size is added, and the size gets the number that was typed before it was added', () => {
    const cells = { [cellKey({ size: 'S', color: null })]: '9' }
    expect(switchStockKind(typed, { sizes: ['S'] })).toEqual({ stockKind: 'grid', stock: '', cells })
  })

  test('assigns the number to no variant if several sizes are added at once', () => {
    expect(switchStockKind(typed, { sizes: ['S', 'M'] })).toEqual({ stockKind: 'grid' })
  })

  test('gets stock by variant when its first color gets a name', () => {
    expect(switchStockKind(typed, { colors: [{ name: '', hex: '#5b5a3c' }] })).toEqual({})
    expect(switchStockKind(typed, { colors: [{ name: 'Olive', hex: '#5b5a3c' }] }).stockKind).toBe('grid')
  })

  test('has its total stock as one number after its last size is removed', () => {
    const divided = { ...typed, stock: '', sizes: ['S'], cells: { [cellKey({ size: 'S', color: null })]: '4' } }
    expect(switchStockKind(divided, { sizes: [] })).toEqual({ stockKind: 'number', stock: '4' })
  })

  test('keeps stock by variant when another size is added', () => {
    expect(switchStockKind({ ...typed, sizes: ['S'] }, { sizes: ['S', 'M'] })).toEqual({})
  })
})

test('without sizes and colors, stock is one number', () => {
  const variants = [{ size: null, color: null, stock: 9 }]
  const product = buildFormProduct({ ...PRODUCT, variants })
  expect(toDraft(product, UNITS)).toMatchObject({ stockKind: 'number', stock: '9', cells: {} })
})

test('each cell is sent with the stock that was loaded, or null for a new size', () => {
  const larger = { ...draft, sizes: ['S', 'M', 'L'], cells: { ...draft.cells, [S]: '5' } }
  expect(toStockCells(larger, PRODUCT, UNITS)).toEqual([
    { size: 'S', color: 'Olive', loaded: 3, stock: '5' },
    { size: 'M', color: 'Olive', loaded: 4, stock: '4' },
    { size: 'L', color: 'Olive', loaded: null, stock: '' },
  ])
})

test('a rebased draft keeps edits and takes other values from the newer product', () => {
  const typed = { ...draft, name: 'Thandi Dress', cells: { ...draft.cells, [S]: '10' } }
  const fresh = toDraft(
    buildFormProduct({
      ...PRODUCT,
      name: 'Thandi Wrap',
      description: 'Wraps and ties',
      variants: [
        { size: 'S', color: 'Olive', stock: 2 },
        { size: 'M', color: 'Olive', stock: 1 },
      ],
    }),
    UNITS,
  )
  expect(rebase(typed, draft, fresh)).toEqual({
    ...fresh,
    name: 'Thandi Dress',
    description: 'Wraps and ties',
    cells: { [S]: '10', [M]: '1' },
  })
})

test('rebased images keep their order and include other people’s changes', () => {
  const [front, back] = draft.images
  if (!front || !back) throw new Error('Expected two images')
  const added = { ...back, publicId: 'added by others' }
  const fresh = { ...draft, images: [{ ...back, alt: 'their text' }, added] }
  const mine = { ...back, color: 'Olive' }
  const typed = { ...draft, images: [{ ...mine, publicId: 'mine' }, mine, front] }
  expect(rebase(typed, draft, fresh).images).toEqual([
    { ...mine, publicId: 'mine' },
    { ...mine, alt: 'their text' },
    added,
  ])
  expect(rebase(draft, draft, fresh).images).toEqual(fresh.images)
})

test.each([
  { text: '12', count: 12 },
  { text: ' 1,200 ', count: 1_200 },
  { text: '', count: 0 },
  { text: '-4', count: 0 },
  { text: 'x', count: 0 },
  { text: undefined, count: 0 },
])('"$text" counts as $count units', ({ text, count }) => {
  expect(parseUnits(text)).toBe(count)
})

test('values entered before hydration are kept if they are valid', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Typed early',
    status: 'archived',
    category: 'nonsense',
    isNew: 'on',
  }))
    form.set(name, value)
  expect(applyTypedText(draft, form, demoCategories)).toEqual({
    ...draft,
    name: 'Typed early',
    status: 'archived',
    isNew: true,
    showOnHomepage: false,
  })
})

test('the slug of a new product follows its name until it is edited', () => {
  const empty = toDraft(null, UNITS)
  const namedDraft = { ...empty, ...applyName(empty, 'Chloé’s') }
  expect(namedDraft).toMatchObject({ name: 'Chloé’s', slug: 'chloe-s' })
  expect(applyName(namedDraft, 'Chloé’s Dress')).toEqual({ name: 'Chloé’s Dress', slug: 'chloe-s-dress' })
  expect(applyName({ ...namedDraft, slug: 'mine' }, 'Another')).toEqual({ name: 'Another', slug: 'mine' })
  expect(applyName({ ...namedDraft, slug: '' }, 'Another')).toEqual({ name: 'Another', slug: 'another' })
})

describe('a saved draft with a new name', () => {
  const [image] = PRODUCT.images
  const saved = toDraft(
    {
      ...PRODUCT,
      seoTitle: PRODUCT.name,
      images: image ? [{ ...image, alt: 'Thandi Wrap Dress, front', color: null }] : [],
    },
    UNITS,
  )
  const rename = (draft: ProductDraft, name: string, hasGeneratedSlug = true) => {
    const { images, ...texts } = renameDraft(draft, { ...saved, colors: [] }, { name, hasGeneratedSlug })
    return { ...texts, alt: images[0]?.alt }
  }

  test('has no slug, SEO title and alt text, so that they are generated from the new name', () => {
    expect(rename(saved, 'Amara')).toEqual({ name: 'Amara', slug: '', seoTitle: '', alt: null })
  })

  test('keeps text that someone edited, and a slug that was not generated or that shoppers have seen', () => {
    const edited = {
      ...saved,
      slug: 'mine',
      seoTitle: 'Mine',
      images: saved.images.map((shown) => ({ ...shown, alt: 'Mine' })),
    }
    expect(rename(edited, 'Amara')).toEqual({ name: 'Amara', slug: 'mine', seoTitle: 'Mine', alt: 'Mine' })
    expect(rename(saved, 'Amara', false).slug).toBe('thandi-wrap-dress')
  })

  test('has its original texts once the original name is typed again', () => {
    const renamed = {
      ...saved,
      ...renameDraft(saved, { ...saved, colors: [] }, { name: 'Amara', hasGeneratedSlug: true }),
    }
    expect(rename(renamed, saved.name)).toEqual(rename(saved, saved.name))
    expect(rename(saved, saved.name)).toMatchObject({ slug: 'thandi-wrap-dress', alt: 'Thandi Wrap Dress, front' })
  })
})

test('a renamed color keeps its stock and images, even if a removed color had the new name', () => {
  const draft = toDraft(PRODUCT, UNITS)
  const cell = (size: string, color: string) => cellKey({ size, color })
  const typed = {
    ...draft,
    cells: { [cell('S', 'Olive')]: '1', [cell('S', 'Sand')]: '2', [cell('M', 'Moss')]: '9' },
    images: draft.images.map((image) => ({ ...image, color: 'Olive' })),
  }
  const renamed = renameColor(typed, 'Olive', 'Moss')
  expect(renamed.cells).toEqual({ [cell('S', 'Moss')]: '1', [cell('S', 'Sand')]: '2' })
  expect(renamed.images.map(({ color }) => color)).toEqual(draft.images.map(() => 'Moss'))
})

test('a weight is shown in the store’s unit, and an unknown weight as an empty field', () => {
  const heavy = { ...PRODUCT, weightGrams: 1_500 }
  expect(toDraft(heavy, UNITS).weightGrams).toBe('1.5')
  expect(toDraft(heavy, { ...UNITS, weightUnit: 'g' }).weightGrams).toBe('1500')
  expect(toDraft({ ...PRODUCT, weightGrams: null }, UNITS).weightGrams).toBe('')
})

test('only changed weights of variants are sent, and a renamed color keeps its weights', () => {
  const variants = [
    { size: 'S', color: 'Olive', stock: 3, weightGrams: 250 },
    { size: 'M', color: 'Olive', stock: 4 },
  ]
  const product = buildFormProduct({ ...PRODUCT, variants })
  const loaded = toDraft(product, UNITS)
  expect(loaded.weights).toEqual({ [S]: '0.25' })
  const listSentWeights = (weights: Readonly<Record<string, string>>) =>
    toStockCells({ ...loaded, weights }, product, UNITS).map((cell) => ('weight' in cell ? cell.weight : null))
  expect(listSentWeights(loaded.weights)).toEqual([null, null])
  expect(listSentWeights({ [M]: '0.3' })).toEqual(['', '0.3'])
  expect(renameColor(loaded, 'Olive', 'Moss').weights).toEqual({ [cellKey({ size: 'S', color: 'Moss' })]: '0.25' })
})

test('if one price of a variant changes, all of its prices are sent; a renamed color keeps its prices', () => {
  const product = buildFormProduct({
    ...PRODUCT,
    variants: [
      { size: 'S', color: 'Olive', stock: 3, price: 9_900, compareAtPrice: 12_000 },
      { size: 'M', color: 'Olive', stock: 4 },
    ],
  })
  const loaded = toDraft(product, UNITS)
  const [small, medium] = [
    { size: 'S', color: 'Olive' },
    { size: 'M', color: 'Olive' },
  ] as const
  expect(loaded.prices).toEqual({ [priceKey('price', small)]: '99.00', [priceKey('compareAtPrice', small)]: '120.00' })
  const listSentPrices = (prices: Readonly<Record<string, string>>) =>
    toStockCells({ ...loaded, prices: { ...loaded.prices, ...prices } }, product, UNITS).map((cell) => cell.prices)
  expect(listSentPrices({})).toEqual([undefined, undefined])
  expect(listSentPrices({ [priceKey('salePrice', small)]: '50' })).toEqual([
    { price: '99.00', salePrice: '50', compareAtPrice: '120.00' },
    undefined,
  ])
  expect(listSentPrices({ [priceKey('price', medium)]: '80', [priceKey('price', small)]: '' })).toEqual([
    { price: '', salePrice: '', compareAtPrice: '120.00' },
    { price: '80', salePrice: '', compareAtPrice: '' },
  ])
  expect(renameColor(loaded, 'Olive', 'Moss').prices).toEqual({
    [priceKey('price', { size: 'S', color: 'Moss' })]: '99.00',
    [priceKey('compareAtPrice', { size: 'S', color: 'Moss' })]: '120.00',
  })
})

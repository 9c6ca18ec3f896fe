import { describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import {
  arrange,
  findPlace,
  listPlacementChanges,
  movePlacedProduct,
  type PlacementDraft,
  type PlannedProduct,
  type PlannedTile,
  type ProductId,
  placeInSection,
  planSection,
  rebasePlacements,
  removeFromHomepage,
  unflag,
  withoutProducts,
} from '#app/content/homepage/admin/homepage-plan.ts'
import {
  NO_PLACEMENT_CHANGES,
  type PlacementChanges,
  readPlacementChanges,
} from '#app/content/homepage/admin/placement-changes.ts'
import { newId } from '#app/lib/id.ts'

const a = newId<'product'>()
const b = newId<'product'>()
const c = newId<'product'>()
const d = newId<'product'>()
const e = newId<'product'>()
const f = newId<'product'>()
const NOTHING = { hero: [], best_sellers: [], new_arrivals: [], featured: [], what_we_see: [], latest_collections: [] }

const draft = (places: Partial<PlacementDraft> = {}): PlacementDraft => ({
  ...arrange({ placed: NOTHING, unplaced: [] }, NO_PLACEMENT_CHANGES),
  ...places,
})

let count = 0
/** Creates an active product with an image, newer than the previous product. */
function product(id: ProductId, values: Partial<PlannedProduct> = {}): PlannedProduct {
  count++
  return {
    id,
    name: `Product ${count}`,
    sku: `SKU-${count}`,
    status: 'active',
    price: money(100_00, 'NGN'),
    was: null,
    image: { url: '/media/a.jpg', width: 4, height: 5, alt: '' },
    colors: [],
    createdAt: count,
    isBestseller: false,
    isNew: false,
    isFeatured: false,
    collections: [],
    ...values,
  }
}

const toCatalog = (products: readonly PlannedProduct[], tiles: readonly PlannedTile[] = []) => ({
  products: new Map(products.map((product) => [product.id, product])),
  tiles: new Map(tiles.map((tile) => [tile.id, tile])),
})

describe('a draft', () => {
  test('has a product only in the last section that was chosen for it', () => {
    const once = placeInSection(draft({ unplaced: [a], featured: [b] }), 'featured', a)
    expect(once).toMatchObject({ unplaced: [], featured: [b, a] })
    const twice = placeInSection(once, 'hero', b)
    expect(twice).toMatchObject({ featured: [a], hero: [b] })
    expect([findPlace(twice, a), findPlace(twice, b), findPlace(twice, c)]).toEqual(['featured', 'hero', null])
    expect(removeFromHomepage(twice, a).featured).toEqual([])
  })

  test.each([
    { what: 'the last one to the top', from: 2, to: 0, becomes: [a, e, f, c, d] },
    { what: 'the first one to the end', from: 0, to: 2, becomes: [a, d, f, e, c] },
    { what: 'one to its current position', from: 1, to: 1, becomes: [a, c, f, d, e] },
    { what: 'nothing if there is no such product', from: 3, to: 0, becomes: [a, c, f, d, e] },
  ])('moves $what, while unlisted products keep their positions', ({ from, to, becomes }) => {
    const known = toCatalog([
      product(a, { status: 'draft' }),
      product(c),
      product(d),
      product(e),
      product(f, { status: 'archived' }),
    ])
    expect(movePlacedProduct(draft({ featured: [a, c, f, d, e] }), 'featured', known, from, to).featured).toEqual(
      becomes,
    )
  })

  test('keeps the flag of a product that is placed in the flag’s section again', () => {
    const unflaggedTwice = unflag(unflag(draft(), 'featured', a), 'new_arrivals', a)
    expect(placeInSection(unflaggedTwice, 'featured', a).unflagged).toEqual([{ section: 'new_arrivals', id: a }])
  })

  test('drops deleted products', () => {
    const before = unflag(draft({ hero: [a, b], unplaced: [c] }), 'featured', c)
    expect(withoutProducts(before, [a, c])).toEqual(draft({ hero: [b] }))
    expect(withoutProducts(before, [])).toBe(before)
  })
})

describe('a draft rebased on someone else’s changes', () => {
  const old = draft({ hero: [a], best_sellers: [b, c, d], unplaced: [f] })
  const cases = [
    {
      name: 'parts that I did not change get the other person’s changes',
      mine: old,
      theirs: draft({ hero: [c], best_sellers: [d, b, e] }),
      becomes: draft({ hero: [c], best_sellers: [d, b, e] }),
    },
    {
      name: 'my order is kept, and the other person’s additions come last',
      mine: draft({ ...old, best_sellers: [d, c, b] }),
      theirs: draft({ ...old, best_sellers: [e, b, c, d] }),
      becomes: draft({ ...old, best_sellers: [d, c, b, e] }),
    },
    {
      name: 'products that the other person removed are gone, and products that I moved are kept',
      mine: draft({ ...old, hero: [a, b], best_sellers: [d, c] }),
      theirs: draft({ hero: [], best_sellers: [b, c], unplaced: [f] }),
      becomes: draft({ hero: [b], best_sellers: [c], unplaced: [f] }),
    },
    {
      name: 'a product that both people placed is where I placed it',
      mine: draft({ ...old, hero: [a, f], unplaced: [] }),
      theirs: draft({ ...old, featured: [f], unplaced: [] }),
      becomes: draft({ ...old, hero: [a, f], unplaced: [] }),
    },
    {
      name: 'the other person’s order is kept if I only added and removed products',
      mine: draft({ ...old, best_sellers: [b, d, e] }),
      theirs: draft({ ...old, best_sellers: [d, c, b] }),
      becomes: draft({ ...old, best_sellers: [d, b, e] }),
    },
    {
      name: 'products that I removed stay removed',
      mine: draft({ ...old, best_sellers: [b, d] }),
      theirs: draft({ ...old, best_sellers: [d, c, b] }),
      becomes: draft({ ...old, best_sellers: [d, b] }),
    },
  ]
  test('lacks flags that either person removed, and has flags that the other person restored', () => {
    const [both, mine, theirs] = [a, b, c].map((id) => ({ section: 'featured' as const, id }))
    if (!both || !mine || !theirs) throw new Error('Expected three flags')
    const rebased = rebasePlacements(
      draft({ unflagged: [both, mine] }),
      draft({ unflagged: [both] }),
      draft({ unflagged: [theirs] }),
    )
    expect(rebased.unflagged).toEqual([theirs, mine])
  })

  test.each(cases)('$name', ({ mine, theirs, becomes }) => {
    expect(rebasePlacements(mine, old, theirs)).toEqual(becomes)
  })
})

describe('a plan', () => {
  test('shows four products: placed ones, then the newest flagged ones; placed products that are not active are hidden', () => {
    const known = toCatalog([
      product(a, { status: 'draft' }),
      product(b, { isBestseller: true }),
      product(c, { isBestseller: true }),
      product(d, { isBestseller: true, status: 'archived' }),
      product(e, { isBestseller: true }),
      product(f),
    ])
    const plan = planSection('best_sellers', draft({ best_sellers: [a, f, d] }), known)
    expect(plan.rows.map(({ product }) => product.id)).toEqual([f])
    expect(plan.rows.map(({ problem }) => problem)).toEqual([null])
    expect(plan.hidden.map(({ id }) => id)).toEqual([a, d])
    expect(plan.fills.map(({ id }) => id)).toEqual([e, c, b])
    expect(plan.shown.map(({ id }) => id)).toEqual([f, e, c, b])
    const unflagged = planSection('best_sellers', unflag(draft({ best_sellers: [f] }), 'best_sellers', e), known)
    expect(unflagged.shown.map(({ id }) => id)).toEqual([f, c, b])
    const full = planSection(
      'what_we_see',
      draft({ what_we_see: [b, c, e, f, a] }),
      toCatalog([...known.products.values()]),
    )
    expect(full).toMatchObject({ fills: [], max: 4 })
    expect(full.shown).toHaveLength(4)
  })

  test('reports at the fifth product that the section is full', () => {
    const known = toCatalog([a, b, c, d, e].map((id) => product(id)))
    const { rows } = planSection('featured', draft({ featured: [a, b, c, d, e] }), known)
    expect(rows.map(({ problem }) => problem)).toEqual([null, null, null, null, 'Not shown: the section is full'])
  })

  test('for the hero has one product, the first with an image', () => {
    const known = toCatalog([product(a, { image: null }), product(b), product(c)])
    const { rows, shown, max } = planSection('hero', draft({ hero: [a, b, c] }), known)
    expect(rows.map(({ problem }) => problem)).toEqual([
      'Not shown: no image',
      null,
      'Not shown: the hero shows one product',
    ])
    expect([shown.map(({ id }) => id), max]).toEqual([[b], 1])
  })

  test('for the latest collections has tiles: those of placed products first, then the others by position', () => {
    const tiles = [1, 2, 3, 4, 5].map((position) => ({
      id: newId<'collection'>(),
      name: `Collection ${position}`,
      position,
      image: null,
    }))
    const [, , third, fourth, fifth] = tiles.map(({ id }) => id)
    if (!third || !fourth || !fifth) throw new Error('Expected five tiles')
    const known = toCatalog(
      [product(a, { collections: [fifth] }), product(b), product(c, { collections: [third, fourth] })],
      tiles,
    )
    const plan = planSection('latest_collections', draft({ latest_collections: [a, b, c] }), known)
    expect(plan.tiles.map(({ position }) => position)).toEqual([5, 3, 4, 1])
    expect(plan.rows.map(({ problem }) => problem)).toEqual([null, 'Not shown: not in an active collection', null])
  })
})

describe('the changes in a draft', () => {
  const saved = { placed: { ...NOTHING, best_sellers: [a, b, c], hero: [d] }, unplaced: [e] }
  const start = arrange(saved, NO_PLACEMENT_CHANGES)

  test('are empty without edits, and result in the same draft when they are applied', () => {
    expect(listPlacementChanges(saved, start)).toEqual(NO_PLACEMENT_CHANGES)
    const moved = placeInSection(removeFromHomepage(start, b), 'best_sellers', d)
    const edited = unflag(removeFromHomepage(moved, e), 'featured', a)
    const changes = listPlacementChanges(saved, edited)
    expect(changes).toEqual({
      before: { best_sellers: [a, b, c], hero: [d] },
      placed: { best_sellers: [a, c, d], hero: [] },
      off: [b, e],
      unflagged: [{ section: 'featured', id: a }],
    })
    expect(arrange(saved, changes)).toEqual(edited)
  })

  test('keep products that were placed in the meantime, after the products of the draft', () => {
    const changes = listPlacementChanges(saved, removeFromHomepage(placeInSection(start, 'hero', a), b))
    const since = { placed: { ...saved.placed, best_sellers: [f, a, b, c], featured: [e] }, unplaced: [] }
    expect(arrange(since, changes)).toMatchObject({ best_sellers: [c, f], hero: [d, a], featured: [e] })
  })
})

describe('submitted changes', () => {
  const unreadable = 'This list could not be read. Reload the page and try again.'

  test('are read as ids by section', () => {
    const changes = {
      before: { hero: [b] },
      placed: { hero: [a], featured: [b, c] },
      off: [e],
      unflagged: [{ section: 'featured', id: d }],
    }
    const sent = { ...changes, placed: { ...changes.placed, hero: [a.toUpperCase()] } }
    expect(readPlacementChanges(sent)).toEqual({ ok: true, changes })
  })

  test.each<{ change: Partial<Record<keyof PlacementChanges | 'price', unknown>>; says?: string }>([
    { change: { placed: null } },
    { change: { placed: { cellar: [] } } },
    { change: { placed: { hero: 'x' } } },
    { change: { placed: { hero: [-1] } } },
    {
      change: { placed: { hero: Array.from({ length: 501 }, () => newId()) } },
      says: 'Hero can have at most 500 products',
    },
    { change: { placed: { hero: [a], featured: [a] } }, says: 'A product is in two sections' },
    { change: { before: { hero: ['x'] } } },
    { change: { off: {} } },
    { change: { off: ['<script>alert(1)</script>'] } },
    { change: { unflagged: [{ section: 'hero' }] } },
    { change: { price: '1' } },
  ])('like $change are rejected', ({ change, says = unreadable }) => {
    expect(readPlacementChanges({ ...NO_PLACEMENT_CHANGES, ...change })).toEqual({ ok: false, error: says })
  })
})

import { beforeEach, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import type { MySizes } from '#app/catalog/my-size/my-size.ts'
import {
  findChanges,
  parseSavedProducts,
  SAVED_PRODUCTS,
  storeSavedProducts,
  toSavedProduct,
} from '#app/content/wishlist/changes-since-saved.ts'
import { newId } from '#app/lib/id.ts'
import { readStored, writeStored } from '#app/ui/local-storage.ts'

const dress = {
  id: newId<'product'>(),
  price: money(50_000, 'NGN'),
  was: null,
  soldOut: false,
  inSizes: 'dresses s l',
}
const saved = toSavedProduct(dress)
const soldOut = toSavedProduct({ id: dress.id, price: dress.price, soldOut: true })
const mine = (key: string): MySizes => new Map([['dresses', { key, name: key.toUpperCase() }]])

beforeEach(() => writeStored(SAVED_PRODUCTS, null))

const cases = [
  { now: {}, before: saved, changes: [] },
  { now: { price: money(49_999, 'NGN') }, before: saved, changes: [{ kind: 'price-fell' }] },
  { now: { price: money(51_000, 'NGN') }, before: saved, changes: [] },
  { now: { price: money(40_000, 'EUR') }, before: saved, changes: [] },
  { now: { inSizes: 'dresses s m l' }, before: saved, changes: [{ kind: 'back-in-size', size: 'M' }] },
  { now: { inSizes: 'dresses xs s m l' }, before: saved, changes: [] },
  { now: {}, before: soldOut, changes: [{ kind: 'back' }] },
  { now: { inSizes: 'dresses m' }, before: soldOut, changes: [{ kind: 'back-in-size', size: 'M' }] },
  { now: { soldOut: true, inSizes: '' }, before: soldOut, changes: [] },
  { now: { price: money(1, 'NGN') }, before: undefined, changes: [] },
]
test.each(cases)(
  'a product with $now that was saved as $before has the changes $changes',
  ({ now, before, changes }) => {
    expect(findChanges(before, { ...dress, ...now }, { mySizes: new Map(), requiresPrior: false })).toEqual(changes)
  },
)

test('if the shopper’s own size is known, no other size is announced as back in stock', () => {
  const restocked = { ...dress, inSizes: 'dresses xs s m l' }
  const find = (key: string) => findChanges(saved, restocked, { mySizes: mine(key), requiresPrior: false })
  expect(find('m')).toEqual([{ kind: 'back-in-size', size: 'M' }])
  expect(find('s')).toEqual([])
})

test('where the law requires the lowest prior price, a lower price is announced only if the store shows a reduction', () => {
  const cheaper = { ...dress, price: money(40_000, 'NGN') }
  const options = { mySizes: new Map(), requiresPrior: true }
  expect(findChanges(saved, cheaper, options)).toEqual([])
  expect(findChanges(saved, { ...cheaper, was: money(50_000, 'NGN') }, options)).toEqual([{ kind: 'price-fell' }])
})

test('a product keeps the state in which it was saved until it is removed', () => {
  const isSaved = (id: string) => id === dress.id
  storeSavedProducts([dress], isSaved)
  storeSavedProducts(
    [
      { ...dress, price: money(1, 'NGN') },
      { ...dress, id: newId() },
    ],
    isSaved,
  )
  expect(parseSavedProducts(readStored(SAVED_PRODUCTS))).toEqual({ [dress.id]: saved })
  storeSavedProducts([], () => false)
  expect(parseSavedProducts(readStored(SAVED_PRODUCTS))).toEqual({})
})

test.each([null, '', '[]', '{"a":1}', '{"a":{"minor":"1"}}'])('malformed storage %j counts as empty', (json) => {
  expect(parseSavedProducts(json)).toEqual({})
})

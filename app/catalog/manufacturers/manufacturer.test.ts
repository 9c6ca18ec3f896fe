import { expect, test } from 'vitest'
import { matchManufacturer, NO_MAKER } from '#app/catalog/manufacturers/manufacturer.ts'

const TEAR = { ...NO_MAKER, maker: 'Tear & Fio', makerContact: 'Rua 12, Porto', makerCountry: 'PT' }
const BARE = { ...NO_MAKER, maker: 'Itoku' }
const ITOKU = { ...NO_MAKER, maker: 'Itoku', makerCountry: 'NG' }
const KNOWN = [TEAR, ITOKU, BARE]

test.each([
  ['exactly these values', { ...TEAR }, TEAR],
  ['the same name alone, in any case', { ...NO_MAKER, maker: 'tear & fio' }, TEAR],
  ['the same name and country', { ...NO_MAKER, maker: 'Tear & Fio', makerCountry: 'PT' }, TEAR],
  ['exactly the name, before one with more values', BARE, BARE],
  ['another address', { ...TEAR, makerContact: 'Rua 13, Porto' }, undefined],
  ['another name', { ...NO_MAKER, maker: 'Atelier' }, undefined],
  ['an address without a name', { ...NO_MAKER, makerContact: 'Rua 12, Porto', makerCountry: 'PT' }, undefined],
])('a file that states %s finds the manufacturer, or none', (_, stated, found) => {
  expect(matchManufacturer(KNOWN, stated)).toBe(found)
})

import { expect, test } from 'vitest'
import {
  findMissingSafety,
  getMaker,
  listMissingSafety,
  matchManufacturer,
  NO_MAKER,
} from '#app/catalog/manufacturer.ts'
import { initialSettings } from '#app/store/settings.ts'

const OWN = {
  maker: 'Tear & Fio, Porto',
  makerContact: 'Rua das Flores 12, Porto\nhello@tear.example',
  makerCountry: 'PT',
  responsiblePerson: '',
}
const NONE = { maker: '', makerContact: '', makerCountry: null, responsiblePerson: '' }
const STORE = {
  ...initialSettings,
  store_is_maker: true,
  legal_name: 'Adaeze Ltd',
  store_address: '12 Marina Road, Lagos',
  store_country: 'NG',
}

test.each([
  ['a maker in the EU', OWN, {}, []],
  ['no maker', NONE, {}, ['maker', 'makerContact', 'makerCountry']],
  ['a maker without addresses', { ...OWN, makerContact: '' }, {}, ['makerContact']],
  ['a maker without an electronic address', { ...OWN, makerContact: 'Rua das Flores 12, Porto' }, {}, ['makerContact']],
  ['a maker with a website', { ...OWN, makerContact: 'Rua 12, Porto, www.tear.example' }, {}, []],
  ['a maker whose country is unknown', { ...OWN, makerCountry: null }, {}, ['makerCountry']],
  ['a non-EU maker', { ...OWN, makerCountry: 'NG' }, {}, ['responsiblePerson']],
  ['a non-EU maker with a responsible person', { ...OWN, makerCountry: 'NG', responsiblePerson: 'Ada' }, {}, []],
  ['a non-EU maker, and a store-wide person', { ...OWN, makerCountry: 'NG' }, { eu_responsible_person: 'Ada' }, []],
  ['the store as maker, outside the EU', NONE, STORE, ['responsiblePerson']],
  ['the store as maker, in the EU', NONE, { ...STORE, store_country: 'DE' }, []],
  [
    'the store as maker, without an address',
    NONE,
    { ...STORE, store_country: 'DE', store_address: '' },
    ['makerContact'],
  ],
  ['an incomplete maker in a store that is a maker itself', { ...OWN, makerContact: '' }, STORE, ['makerContact']],
])('the safety data missing from a product with %s is listed', (_, product, changes, missing) => {
  const settings = { ...initialSettings, ...changes }
  expect(Object.keys(findMissingSafety(product, settings))).toEqual(missing)
  expect(listMissingSafety(product, settings)).toEqual(missing)
})

test('the store is shown as the maker with its legal name, address and email', () => {
  expect(getMaker(NONE, STORE)).toMatchObject({
    maker: 'Adaeze Ltd',
    makerContact: '12 Marina Road, Lagos\nhello@lumina.example',
    makerCountry: 'NG',
  })
})

const TEAR = { ...NO_MAKER, maker: 'Tear & Fio', makerContact: 'Rua 12, Porto', makerCountry: 'PT' }
const BARE = { ...NO_MAKER, maker: 'Itoku' }
const ITOKU = { ...NO_MAKER, maker: 'Itoku', makerCountry: 'NG' }
const KNOWN = [TEAR, ITOKU, BARE]

test.each([
  ['all values of a manufacturer', { ...TEAR }, TEAR],
  ['the same name alone, in any case', { ...NO_MAKER, maker: 'tear & fio' }, TEAR],
  ['the same name and country', { ...NO_MAKER, maker: 'Tear & Fio', makerCountry: 'PT' }, TEAR],
  ['only a name, which a manufacturer without further values has', BARE, BARE],
  ['a different address', { ...TEAR, makerContact: 'Rua 13, Porto' }, undefined],
  ['a different name', { ...NO_MAKER, maker: 'Atelier' }, undefined],
  ['an address without a name', { ...NO_MAKER, makerContact: 'Rua 12, Porto', makerCountry: 'PT' }, undefined],
])('a file with %s matches the expected manufacturer, if any', (_, values, found) => {
  expect(matchManufacturer(KNOWN, values)).toBe(found)
})

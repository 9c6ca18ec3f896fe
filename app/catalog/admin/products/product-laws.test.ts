import { describe, expect, test } from 'vitest'
import {
  listComplianceFields,
  type ProductLaws,
  type ProductRule,
  summarizeCompliance,
} from '#app/catalog/admin/products/product-laws.ts'
import { type MakerFields, NO_MAKER, SAFETY_SETTINGS } from '#app/catalog/manufacturer.ts'
import { type ProductDraft, toDraft } from '#app/catalog/product-draft.ts'
import { pick } from '#app/lib/keys.ts'
import { initialSettings } from '#app/store/settings.ts'

const empty = toDraft(null, { currency: 'EUR', weightUnit: 'kg' })
const safety = pick({ ...initialSettings, store_is_maker: false }, SAFETY_SETTINGS)
const countries = [{ code: 'PT', name: 'Portugal' }]
const inEu = ['product-safety', 'textile-labelling', 'packaging-weights', 'withdrawal'] as const
const german = { place: 'Germany', rules: inEu }
const american = { place: 'United States', rules: ['textile-origin'] } as const
const own = { ...NO_MAKER, maker: 'Fio', makerContact: 'Porto, fio@example.com', makerCountry: 'PT' }

const lawsIn = (...markets: { place: string; rules: readonly ProductRule[] }[]): ProductLaws => ({ safety, markets })
const listFields = (laws: ProductLaws, saved: Partial<ProductDraft> = {}) =>
  [...listComplianceFields(laws, { ...empty, ...saved })].toSorted()

describe('the compliance panel', () => {
  test('has no fields if no market has rules', () => {
    expect(listFields(lawsIn())).toEqual([])
  })

  test('has the fields that the laws of the markets require', () => {
    expect(listFields(lawsIn(american))).toEqual(['countryOfOrigin'])
    expect(listFields(lawsIn(german, american))).toEqual([
      'countryOfOrigin',
      'hasAnimalParts',
      'manufacturerId',
      'packaging',
      'safetyWarnings',
      'withdrawal',
    ])
  })

  test('has the fields that are set in the saved product', () => {
    expect(listFields(lawsIn(), { countryOfOrigin: 'PT', withdrawal: 'sealed' })).toEqual([
      'countryOfOrigin',
      'withdrawal',
    ])
  })
})

describe('the summary of the compliance panel says whether the product can be sold', () => {
  const complete = { ...own, fibers: '100% linen', packaging: 'paper 60 g' }

  test.each<[markets: ProductLaws['markets'], typed: Partial<ProductDraft & MakerFields>, note: string]>([
    [[german], {}, 'Needs: manufacturer'],
    [[german], { maker: 'Fio', makerCountry: 'PT' }, 'Needs: manufacturer’s address'],
    [[german], { ...complete, makerCountry: 'CN' }, 'Needs: responsible person in the EU'],
    [[german], own, 'Recommended: fiber content, packaging'],
    [[german], { ...complete, countryOfOrigin: 'PT' }, 'Ready for Germany · made in Portugal'],
    [[american], {}, 'Recommended: country of origin'],
    [
      [german, american],
      { ...complete, countryOfOrigin: 'PT' },
      'Ready for Germany and the United States · made in Portugal',
    ],
    [[], { countryOfOrigin: 'PT' }, 'made in Portugal'],
  ])('in %j with %j: %s', (markets, typed, note) => {
    const [draft, maker] = [
      { ...empty, ...typed },
      { ...NO_MAKER, ...typed },
    ]
    expect(summarizeCompliance(draft, maker, { safety, markets }, countries)).toBe(note)
  })

  test('in a store where products need no manufacturer: Recommended …', () => {
    expect(summarizeCompliance(empty, NO_MAKER, { safety: null, markets: [german] }, countries)).toMatch(/^Recommended/)
  })
})

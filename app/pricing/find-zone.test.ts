import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildAddressForm } from '#app/base/address/address-form.ts'
import { getAddressInput } from '#app/base/address.server.ts'
import { createAddressRules } from '#app/base/market-addresses.ts'
import { parseInput } from '#app/lib/form.ts'
import {
  dependsOnAddress,
  findFieldLeavingZone,
  findOutsideField,
  findZone,
  listRegionDependentCountries,
} from '#app/pricing/find-zone.ts'
import { parsePostalPattern } from '#app/pricing/shipping/postal-pattern.ts'
import type { ShippingPlace } from '#app/pricing/shipping.ts'

function place(country: string, region = '', pattern = ''): ShippingPlace {
  const parsed = parsePostalPattern(pattern)
  if (!parsed.ok) throw new Error(parsed.message)
  return { country, region, ranges: parsed.ranges }
}

const zone = (name: string, ...places: readonly ShippingPlace[]) => ({ name, places })
const createAddress = (country: string, region = '', postalCode = '') => ({ country, region, postalCode })

const zones = [
  zone('Europe', place('EU')),
  zone('Germany', place('DE')),
  zone('Bavaria', place('DE', 'Bavaria')),
  zone('Munich', place('DE', '', '80*, 81*')),
  zone('Old town', place('DE', '', '80331')),
  zone('America', place('US'), place('CA')),
  zone('Hawaii', place('US', 'HI')),
]

test.each([
  { address: createAddress('FR'), name: 'Europe' },
  { address: createAddress('EU'), name: 'Europe' },
  { address: createAddress('DE', 'Hesse', '60311'), name: 'Germany' },
  { address: createAddress('DE', 'bavaria', '90402'), name: 'Bavaria' },
  { address: createAddress('DE', 'Bavaria', '80999'), name: 'Munich' },
  { address: createAddress('DE', 'Bavaria', '80331'), name: 'Old town' },
  { address: createAddress('CA'), name: 'America' },
  { address: createAddress('US', 'HI', '96813'), name: 'Hawaii' },
  { address: createAddress('US', 'hawaii'), name: 'Hawaii' },
  { address: createAddress('US', 'Ohio'), name: 'America' },
  { address: createAddress('GB'), name: undefined },
])('$address belongs to $name', ({ address, name }) => {
  expect(findZone(zones, address)?.name).toBe(name)
})

test('if several zones cover an address with equally specific places, the first of these zones applies', () => {
  expect(findZone([zone('First', place('NG')), zone('Second', place('NG'))], createAddress('NG'))?.name).toBe('First')
})

test('the error for an address outside all zones is on the field that decides the zone in its country', () => {
  const within = [zone('Munich', place('DE', '', '80*')), zone('Hawaii', place('US', 'HI'))]
  const fields = ['DE', 'US', 'NG'].map((country) => findOutsideField(within, createAddress(country)))
  expect(fields).toEqual(['postal_code', 'state', 'country'])
  expect([dependsOnAddress(within), dependsOnAddress([zone('World', place('NG'))])]).toEqual([true, false])
})

test.each([
  { from: createAddress('DE', 'Hesse', '60311'), corrected: createAddress('DE', 'Hesse', '60313'), field: null },
  { from: createAddress('DE', 'Hesse', '60311'), corrected: createAddress('DE', 'Bavaria', '60311'), field: 'state' },
  {
    from: createAddress('DE', 'Hesse', '60311'),
    corrected: createAddress('DE', 'Hesse', '80331'),
    field: 'postal_code',
  },
  { from: createAddress('GB', '', 'N1'), corrected: createAddress('GB', 'London', 'N2'), field: null },
])(
  'correcting $from to $corrected moves the address out of its zone because of $field',
  ({ from, corrected, field }) => {
    expect(findFieldLeavingZone(zones, from, corrected)).toBe(field)
  },
)

const anyPlace = fc.record({
  country: fc.constantFrom('DE', 'FR', 'EU', 'US'),
  region: fc.constantFrom('', 'North', 'South'),
  ranges: fc.array(
    fc.record({ from: fc.constantFrom('1', '10', '101'), isWhole: fc.boolean() }).map(({ from, isWhole }) => {
      return { from, to: from, isWhole }
    }),
    { maxLength: 2 },
  ),
})
const anyAddress = fc.record({
  country: fc.constantFrom('DE', 'FR', 'US', 'NG'),
  region: fc.constantFrom('', 'North', 'South'),
  postalCode: fc.constantFrom('', '10', '1012', '2000'),
})

test('whatever zones there are, an address has at most one, and a more specific place takes precedence', () => {
  const anyZones = fc.array(fc.array(anyPlace, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(anyZones, anyAddress, (all, address) => {
      const namedZones = all.map((places, index) => zone(String(index), ...places))
      const found = findZone(namedZones, address)
      const coveringZones = namedZones.filter((candidate) => findZone([candidate], address))
      expect(found === null).toBe(coveringZones.length === 0)
      expect(findZone(coveringZones, address)).toBe(found)
      const exact = zone('exact', {
        ...address,
        ranges: [{ from: address.postalCode, to: address.postalCode, isWhole: true }],
      })
      if (address.postalCode !== '' && address.region !== '')
        expect(findZone([...namedZones, exact], address)?.name).toBe(
          found?.places.some(
            ({ country, region, ranges }) =>
              country === address.country &&
              region === address.region &&
              ranges.some(({ from, isWhole }) => isWhole && from === address.postalCode),
          )
            ? found.name
            : 'exact',
        )
    }),
  )
})

const zoneIn = (country: string, region: string) => ({ places: [{ country, region, ranges: [] }] })
const untaxed = { enable_tax: true, tax_rate: 0, taxes: { rates: [], registrations: [] } }

test('the state matters if a zone or tax in the market depends on it', () => {
  const taxTerms = { ...untaxed, taxes: { rates: [], registrations: [{ country: 'ES', region: 'GC' }] } }
  const zones = [zoneIn('NG', 'LA'), zoneIn('NG', ''), zoneIn('GH', '')]
  const countries = ['NG', 'GH', 'ES']
  expect(listRegionDependentCountries(countries, { ...untaxed, shipping: { zones } })).toEqual(['NG'])
  expect(listRegionDependentCountries(countries, { ...taxTerms, shipping: { zones: [] } })).toEqual(['ES'])
  expect(listRegionDependentCountries(countries, { ...taxTerms, enable_tax: false, shipping: { zones: [] } })).toEqual(
    [],
  )
})

test('an address in a country with zones by region needs its state, in the form and on the server', () => {
  const market = { addressForm: 'country' as const, countries: ['NG', 'DE'] }
  const names = { first_name: 'Ada', last_name: 'Obi', address_line1: '5 Marina Road', phone: '+234 1 555 0100' }
  const lagos = { ...names, city: 'Lagos', state: '', postal_code: '', country: 'NG' }
  const check = (needsState: readonly string[], address = lagos) =>
    parseInput(getAddressInput(createAddressRules(market, 'NG', needsState)), address)
  const isRequired = (needsState: readonly string[]) =>
    buildAddressForm('NG', ['NG'], needsState)
      .flat()
      .find(({ name }) => name === 'state')?.required
  expect([check([]).ok, isRequired([])]).toEqual([true, false])
  expect(check(['NG'])).toEqual({ ok: false, errors: { state: 'State is required' } })
  expect(isRequired(['NG'])).toBe(true)
  expect(check(['NG'], { ...lagos, state: 'Lagos' }).ok).toBe(true)
  const berlin = { ...lagos, city: 'Berlin', postal_code: '10115', country: 'DE' }
  expect(check(['NG', 'DE'], berlin).ok, 'without such a field').toBe(true)
})

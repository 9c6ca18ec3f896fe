import { expect, test } from 'vitest'
import { addressForm } from '#app/base/address/address-form.ts'
import { addressInput } from '#app/base/address.server.ts'
import { rulesOfMarket } from '#app/base/market-addresses.ts'
import { parseInput } from '#app/lib/form.ts'
import { countriesByRegion } from '#app/pricing/shipping/countries-by-region.ts'

const zone = (country: string, region: string) => ({ places: [{ country, region, ranges: [] }] })
const untaxed = { enable_tax: true, tax_rate: 0, taxes: { rates: [], registrations: [] } }

test('the state matters where a zone or a tax of the market depends on it', () => {
  const ofTax = { ...untaxed, taxes: { rates: [], registrations: [{ country: 'ES', region: 'GC' }] } }
  const zones = [zone('NG', 'LA'), zone('NG', ''), zone('GH', '')]
  const countries = ['NG', 'GH', 'ES']
  expect(countriesByRegion(countries, { ...untaxed, shipping: { zones } })).toEqual(['NG'])
  expect(countriesByRegion(countries, { ...ofTax, shipping: { zones: [] } })).toEqual(['ES'])
  expect(countriesByRegion(countries, { ...ofTax, enable_tax: false, shipping: { zones: [] } })).toEqual([])
})

test('an address in such a country needs its state, in the form and on the server', () => {
  const market = { addressForm: 'country' as const, countries: ['NG', 'DE'] }
  const names = { first_name: 'Ada', last_name: 'Obi', address_line1: '5 Marina Road', phone: '+234 1 555 0100' }
  const lagos = { ...names, city: 'Lagos', state: '', postal_code: '', country: 'NG' }
  const check = (needsState: readonly string[], address = lagos) =>
    parseInput(addressInput(rulesOfMarket(market, 'NG', needsState)), address)
  const isRequired = (needsState: readonly string[]) =>
    addressForm('NG', ['NG'], needsState)
      .flat()
      .find(({ name }) => name === 'state')?.required
  expect([check([]).ok, isRequired([])]).toEqual([true, false])
  expect(check(['NG'])).toEqual({ ok: false, errors: { state: 'State is required' } })
  expect(isRequired(['NG'])).toBe(true)
  expect(check(['NG'], { ...lagos, state: 'Lagos' }).ok).toBe(true)
  const berlin = { ...lagos, city: 'Berlin', postal_code: '10115', country: 'DE' }
  expect(check(['NG', 'DE'], berlin).ok, 'without such a field').toBe(true)
})

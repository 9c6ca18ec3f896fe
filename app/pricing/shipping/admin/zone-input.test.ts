import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { parseInput } from '#app/lib/form.ts'
import { newId } from '#app/lib/id.ts'
import {
  createDraft,
  NEW_RATE,
  type RateDraft,
  toDraft,
  type ZoneMarket,
} from '#app/pricing/shipping/admin/zone-draft.ts'
import { zoneInput } from '#app/pricing/shipping/admin/zone-input.ts'

const units = { currency: 'USD', weightUnit: 'kg' } as const
const market: ZoneMarket = {
  id: newId<'market'>(),
  name: 'Neighbors',
  units,
  countries: ['AT', 'FR'],
  home: 'NG',
  hasZones: false,
}

function parse(rates: readonly Partial<RateDraft>[], places: readonly object[] = []) {
  const drafts = rates.map((rate) => ({ ...NEW_RATE, name: 'Standard', amount: '10', ...rate }))
  const sent = {
    name: 'Home',
    market: market.id,
    version: '',
    places: JSON.stringify(places),
    rates: JSON.stringify(drafts),
  }
  return parseInput(zoneInput(units), sent)
}

const place = (country: string, region = '', postalPattern = '') => ({ country, region, postalPattern })

test('a rate is parsed in the form’s currency and weight unit, and the form then shows the same values', () => {
  const typed = { freeFrom: '150', basis: 'weight', minimum: '0.5', maximum: '2', daysMin: '5', daysMax: '7' } as const
  const parsed = parse([typed])
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      rates: [
        {
          key: 'standard',
          amount: 1_000,
          freeFrom: 15_000,
          basis: 'weight',
          minimum: 500,
          maximum: 2_000,
          daysMin: 5,
          daysMax: 7,
        },
      ],
    },
  })
  if (!parsed.ok) return
  const draft = toDraft({ id: '', ...parsed.value }, units)
  expect(draft.rates).toMatchObject([{ ...typed, amount: '10.00', freeFrom: '150.00' }])
})

test('a market’s first zone starts with the market’s name and countries, unless it has more than 20 countries', () => {
  expect(createDraft({ ...market, hasZones: true })).toMatchObject({ name: '', places: [] })
  expect(createDraft(market)).toMatchObject({ name: 'Neighbors', places: [place('AT'), place('FR')] })
  const many = { ...market, countries: COUNTRY_CODES.slice(0, 21) }
  expect(createDraft(many)).toMatchObject({ name: '', places: [] })
})

test('new rates get unique keys derived from their names', () => {
  const parsed = parse([{ name: 'Express' }, { name: 'Express' }, { name: '24 h' }, { key: 'express-2', name: 'Old' }])
  expect(parsed.ok && parsed.value.rates.map(({ key }) => key)).toEqual(['express', 'express-3', 'h', 'express-2'])
})

test('the second of two rates with the same key gets a key derived from its name', () => {
  const parsed = parse([{ key: 'post' }, { key: 'post', name: 'Courier' }])
  expect(parsed.ok && parsed.value.rates.map(({ key }) => key)).toEqual(['post', 'courier'])
})

test('a single number of days is both minimum and maximum', () => {
  expect(parse([{ daysMin: '3' }, { daysMax: '4' }])).toMatchObject({
    value: {
      rates: [
        { daysMin: 3, daysMax: 3 },
        { daysMin: 4, daysMax: 4 },
      ],
    },
  })
})

test.each<{ rate: Partial<RateDraft>; field: string; message: RegExp }>([
  { rate: { name: ' ' }, field: 'name', message: /a name for the rate/ },
  { rate: { amount: '' }, field: 'amount', message: /Enter a price; 0 is free/ },
  { rate: { amount: 'ten' }, field: 'amount', message: /Enter the price as an amount/ },
  { rate: { freeFrom: '-1' }, field: 'freeFrom', message: /leave it blank/ },
  { rate: { minimum: '5', maximum: '5' }, field: 'maximum', message: /more than “From”/ },
  { rate: { basis: 'units', minimum: '1.5' }, field: 'minimum', message: /whole number/ },
  { rate: { basis: 'weight', maximum: 'heavy' }, field: 'maximum', message: /a weight/ },
  { rate: { daysMin: '7', daysMax: '5' }, field: 'daysMax', message: /less than “Min. days”/ },
  { rate: { daysMin: '1000' }, field: 'daysMin', message: /up to 365/ },
])('$rate is rejected with an error on $field', ({ rate, field, message }) => {
  const parsed = parse([rate])
  expect(parsed.ok ? {} : parsed.errors).toEqual({ [`rates.0.${field}`]: expect.stringMatching(message) })
})

test('places are stored in the format that comparisons use', () => {
  const parsed = parse([], [place('US', 'california'), place('GB', '', 'sw1* ,n1 1aa'), place('GH', 'Accra')])
  expect(parsed).toMatchObject({
    value: { places: [place('US', 'CA'), place('GB', '', 'SW1*, N1 1AA'), place('GH', 'Accra')] },
  })
})

test.each([
  { places: [place('usa')], errors: { 'places.0.country': 'Select a country' } },
  { places: [place('US', 'Lagos')], errors: { 'places.0.region': '“Lagos” is not a state or region of this country' } },
  { places: [place('PL', '', '00-950')], errors: { 'places.0.postalPattern': expect.stringContaining('00-950') } },
  { places: [place('US'), place('US')], errors: { 'places.1.country': 'This place is in the zone twice' } },
])('$places is rejected', ({ places, errors }) => {
  const parsed = parse([], places)
  expect(parsed.ok ? {} : parsed.errors).toEqual(errors)
})

import { describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { STARTER_RATES } from '#app/pricing/starter-rates.data.ts'
import { hasTerritories, isExport, toTaxDestination } from '#app/pricing/tax-destination.ts'
import { computeOrderTax } from '#app/pricing/tax-lines.ts'
import { TAX_NUMBER_FORMATS } from '#app/pricing/taxes/tax-number-formats.ts'
import { acceptsVatNumber, isReverseCharge } from '#app/pricing/vat-number.ts'

const createTaxSettings = (...countries: readonly string[]) => ({
  enable_tax: true,
  tax_rate: 0,
  taxes: { rates: STARTER_RATES, registrations: countries.map((country) => ({ country, region: '' })) },
})

type Sale = {
  readonly to: string
  readonly country: string
  readonly region?: string
  readonly postalCode?: string
  /** Delivery is taxed, and both amounts include tax. */
  readonly amounts: readonly [goods: number, delivery: number]
  readonly tax: number
  readonly isExport: boolean
}

// Rates in force on November 27, 2026: FR 20, DE 19, ES 21, IT 22, GB 20 percent
const euro = [20_00, 4_95] as const
const pound = [6_00, 5_00] as const
const SALES: readonly Sale[] = [
  { to: 'Paris', country: 'FR', postalCode: '75001', amounts: euro, tax: 4_16, isExport: false },
  { to: 'Monaco', country: 'MC', postalCode: '98000', amounts: euro, tax: 4_16, isExport: false },
  { to: 'Monaco, as France', country: 'FR', postalCode: '98000', amounts: euro, tax: 4_16, isExport: false },
  { to: 'London', country: 'GB', postalCode: 'SW1A 1AA', amounts: pound, tax: 1_83, isExport: false },
  { to: 'Isle of Man', country: 'IM', postalCode: 'IM2 1AA', amounts: pound, tax: 1_83, isExport: false },
  { to: 'Isle of Man, as the UK', country: 'GB', postalCode: 'IM2 1AA', amounts: pound, tax: 1_83, isExport: false },
  { to: 'Belfast', country: 'GB', postalCode: 'BT1 5GS', amounts: pound, tax: 1_83, isExport: false },
  { to: 'Akrotiri', country: 'GB', postalCode: 'BFPO 57', amounts: [100_00, 0], tax: 15_97, isExport: false }, // CY 19
  { to: 'Las Palmas', country: 'ES', postalCode: '35001', amounts: euro, tax: 0, isExport: true },
  { to: 'Las Palmas, by province', country: 'ES', region: 'Las Palmas', amounts: euro, tax: 0, isExport: true },
  { to: 'Tenerife', country: 'ES', postalCode: '38001', amounts: euro, tax: 0, isExport: true },
  { to: 'Ceuta', country: 'ES', postalCode: '51001', amounts: euro, tax: 0, isExport: true },
  { to: 'Melilla', country: 'ES', postalCode: '52001', amounts: euro, tax: 0, isExport: true },
  { to: 'Madrid', country: 'ES', region: 'Madrid', postalCode: '28001', amounts: euro, tax: 4_33, isExport: false },
  { to: 'Büsingen', country: 'DE', postalCode: '78266', amounts: euro, tax: 0, isExport: true },
  { to: 'Helgoland', country: 'DE', postalCode: '27498', amounts: euro, tax: 0, isExport: true },
  { to: 'Berlin', country: 'DE', postalCode: '10115', amounts: euro, tax: 3_98, isExport: false },
  { to: 'Livigno', country: 'IT', region: 'SO', postalCode: '23041', amounts: euro, tax: 0, isExport: true },
  { to: "Campione d'Italia", country: 'IT', postalCode: '22061', amounts: euro, tax: 0, isExport: true },
  { to: 'Rome', country: 'IT', postalCode: '00118', amounts: euro, tax: 4_50, isExport: false },
  { to: 'Vatican City', country: 'IT', postalCode: '00120', amounts: euro, tax: 0, isExport: true },
  { to: 'San Marino', country: 'SM', postalCode: '47890', amounts: euro, tax: 0, isExport: true },
  { to: 'Mount Athos', country: 'GR', postalCode: '630 86', amounts: euro, tax: 0, isExport: true },
  { to: 'Åland', country: 'FI', postalCode: '22100', amounts: euro, tax: 0, isExport: true },
  { to: 'Åland, as a country', country: 'AX', postalCode: '22100', amounts: euro, tax: 0, isExport: true },
  { to: 'Guadeloupe', country: 'FR', postalCode: '97100', amounts: euro, tax: 0, isExport: true },
  { to: 'Guadeloupe, as a country', country: 'GP', postalCode: '97100', amounts: euro, tax: 0, isExport: true },
  { to: 'Saint-Martin', country: 'FR', postalCode: '97150', amounts: euro, tax: 0, isExport: true },
  { to: 'Réunion', country: 'FR', postalCode: '97400', amounts: euro, tax: 0, isExport: true },
  { to: 'New Caledonia', country: 'FR', postalCode: '98800', amounts: euro, tax: 0, isExport: true },
  { to: 'Jersey', country: 'JE', postalCode: 'JE2 3AB', amounts: pound, tax: 0, isExport: true },
  { to: 'Jersey, as the UK', country: 'GB', postalCode: 'JE2 3AB', amounts: pound, tax: 0, isExport: true },
  { to: 'Guernsey, as the UK', country: 'GB', postalCode: 'gy11ar', amounts: pound, tax: 0, isExport: true },
  { to: 'Greenland, as Denmark', country: 'DK', postalCode: '3900', amounts: euro, tax: 0, isExport: true },
  { to: 'Faroe Islands', country: 'FO', postalCode: '100', amounts: euro, tax: 0, isExport: true },
  { to: 'Andorra', country: 'AD', postalCode: 'AD500', amounts: euro, tax: 0, isExport: true },
  { to: 'Gibraltar', country: 'GI', postalCode: 'GX11 1AA', amounts: pound, tax: 0, isExport: true },
]

test.each(SALES)(
  'a store registered in the EU and the UK charges a tax of $tax on goods to $to; they are an export: $isExport',
  ({ amounts, tax, isExport: is, ...address }) => {
    const settings = createTaxSettings('EU', 'GB')
    const [goods, delivery] = amounts
    const destination = toTaxDestination(address)
    const order = computeOrderTax([{ amount: money(goods, 'EUR'), taxClass: 'standard' }], money(delivery, 'EUR'), {
      settings,
      destination,
      taxIncluded: true,
      taxShipping: true,
      isReverseCharge: false,
    })
    expect(order.total.minor).toBe(tax)
    expect(isExport(destination, settings.taxes.registrations)).toBe(is)
  },
)

test.each([
  { seller: ['GB'], address: { country: 'GB', postalCode: 'BT1 5GS' }, is: false },
  { seller: ['DE'], address: { country: 'GB', postalCode: 'BT1 5GS' }, is: false },
  { seller: ['DE'], address: { country: 'GB', postalCode: 'SW1A 1AA' }, is: true },
  { seller: ['US'], address: { country: 'PR', postalCode: '00901' }, is: false },
  { seller: ['US'], address: { country: 'GB', postalCode: 'BT1 5GS' }, is: true },
  { seller: ['CH'], address: { country: 'LI', postalCode: '9490' }, is: false },
  { seller: ['CH'], address: { country: 'DE', postalCode: '78266' }, is: false },
  { seller: ['CH'], address: { country: 'DE', postalCode: '10115' }, is: true },
])('goods from $seller to $address are an export: $is', ({ seller, address, is }) => {
  const registrations = seller.map((country) => ({ country, region: '' }))
  expect(isExport(toTaxDestination(address), registrations)).toBe(is)
})

test('a registration in the territory itself counts, but a registration in the country of the territory does not', () => {
  const rates = [
    { country: 'ES', region: '', taxClass: 'standard', name: 'IVA', rate: 210_000 },
    { country: 'ES', region: 'GC', taxClass: 'standard', name: 'IGIC', rate: 70_000 },
  ] as const
  const palmas = toTaxDestination({ country: 'ES', postalCode: '35001' })
  const computeTaxWith = (...regions: readonly string[]) => {
    const registrations = regions.map((region) => ({ country: 'ES', region }))
    const settings = { enable_tax: true, tax_rate: 0, taxes: { rates, registrations } }
    const rules = { settings, destination: palmas, taxIncluded: false, taxShipping: false, isReverseCharge: false }
    const { total } = computeOrderTax([{ amount: money(100_00, 'EUR'), taxClass: 'standard' }], money(0, 'EUR'), rules)
    return { tax: total.minor, isExport: isExport(palmas, registrations) }
  }
  expect(computeTaxWith('')).toEqual({ tax: 0, isExport: true })
  expect(computeTaxWith('', 'GC')).toEqual({ tax: 7_00, isExport: false })
})

describe('a business', () => {
  const getTaxNumber = (country: string) => TAX_NUMBER_FORMATS[country]?.example ?? ''
  test.each([
    { buyer: 'ES', address: { country: 'ES', postalCode: '28001' }, is: true },
    { buyer: 'ES', address: { country: 'ES', postalCode: '35001' }, is: false },
    { buyer: 'FR', address: { country: 'FR', postalCode: '97100' }, is: false },
    { buyer: 'FR', address: { country: 'MC', postalCode: '98000' }, is: true },
    { buyer: 'IT', address: { country: 'IT', postalCode: '23041' }, is: false },
    { buyer: 'FI', address: { country: 'FI', postalCode: '22100' }, is: false },
    { buyer: 'XI', address: { country: 'GB', postalCode: 'BT1 5GS' }, is: true },
    { buyer: 'XI', address: { country: 'GB', postalCode: 'SW1A 1AA' }, is: false },
    { buyer: 'GB', address: { country: 'GB', postalCode: 'BT1 5GS' }, is: false },
  ])(
    'with a VAT number from $buyer receives goods from Germany at $address without German VAT: $is',
    ({ buyer, address, is }) => {
      expect(isReverseCharge(getTaxNumber(buyer), toTaxDestination(address), createTaxSettings('DE'))).toBe(is)
    },
  )

  test('in Monaco can enter a French number, and a business in the Isle of Man a British number', () => {
    const settings = { ...createTaxSettings('FR', 'GB'), market: { addressForm: 'country' as const } }
    const isAccepted = (country: string) => acceptsVatNumber(toTaxDestination({ country }), settings)
    expect(['MC', 'IM', 'JE', 'GP'].map(isAccepted)).toEqual([true, true, false, false])
  })
})

test('the postal code matters if a country has tax territories', () => {
  expect(['ES', 'FR', 'GB', 'DE', 'IT', 'FI', 'GR'].every(hasTerritories)).toBe(true)
  expect(['US', 'NG', 'JP', 'MC', 'IM', 'EU'].some(hasTerritories)).toBe(false)
})

test.each([
  { registered: ['DE'], to: ['CH', 'GB', 'US'], notTo: ['DE', 'FR', 'EU'] },
  { registered: ['EU', 'NG'], to: ['GH'], notTo: ['NG', 'DE', 'EU'] },
  { registered: ['US'], to: ['CA'], notTo: ['US'] },
  { registered: [], to: [], notTo: ['US', 'DE'] },
])(
  'for a store registered in $registered, goods to $to are exports, but goods to $notTo are not',
  ({ registered, to, notTo }) => {
    const isExportTo = (country: string) =>
      isExport(
        { country, region: '' },
        registered.map((code) => ({ country: code, region: '' })),
      )
    expect([...to, ...notTo].filter(isExportTo)).toEqual(to)
  },
)

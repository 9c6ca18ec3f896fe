import { z } from 'zod'
import { findRegion, listRegions } from '#app/base/regions.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { parseTypedWeight } from '#app/base/weight.ts'
import { idListField, jsonField, textField } from '#app/lib/form-fields.ts'
import { slugify } from '#app/lib/slug.ts'
import type { ZoneUnits } from '#app/pricing/shipping/admin/zone-draft.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { parsePostalPattern, tidyPostalPattern } from '#app/pricing/shipping/postal-pattern.ts'
import { RATE_BASES, RATE_KEY, RATE_KINDS } from '#app/pricing/shipping.ts'
import type { StoredPlace, StoredRate } from '#app/pricing/shipping-zones.server.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

const MAX_ZONES = 1_000
const MAX_PLACES = 300
const MAX_RATES = 30
const MAX_DAYS = 365
const MAX_NAME = 100
const MAX_RATE_NAME = 60
const MAX_REGION = 100
const MAX_PATTERN = 1_000
const MAX_UNITS = 1_000_000

const place = z
  .strictObject({
    country: z.string().regex(/^[A-Z]{2}$/, { error: () => adminText.chooseCountry }),
    region: textField(MAX_REGION, { tooLong: () => adminText.regionTooLong(MAX_REGION) }),
    postalPattern: textField(MAX_PATTERN, { tooLong: () => adminText.postalCodesTooLong(MAX_PATTERN) }),
  })
  .transform(({ country, region, postalPattern }, ctx): StoredPlace => {
    const parsed = parsePostalPattern(postalPattern)
    if (!parsed.ok) ctx.addIssue({ code: 'custom', path: ['postalPattern'], message: parsed.message })
    const known = findRegion(country, region)
    if (region !== '' && !known && listRegions(country).length > 0) {
      ctx.addIssue({ code: 'custom', path: ['region'], message: adminText.unknownRegion(region) })
    }
    return {
      country,
      region: known ? known.code || known.name : region,
      postalPattern: parsed.ok ? tidyPostalPattern(postalPattern, country) : postalPattern,
    }
  })

function rate({ currency, weightUnit }: ZoneUnits) {
  const typed = z.string().max(40)
  return z
    .strictObject({
      key: z.union([z.literal(''), z.string().regex(RATE_KEY)]),
      name: textField(MAX_RATE_NAME, {
        missing: () => adminText.rateNameMissing,
        tooLong: () => adminText.ownNameTooLong(MAX_RATE_NAME),
      }),
      kind: z.enum(RATE_KINDS),
      amount: typed,
      freeFrom: typed,
      basis: z.enum(RATE_BASES),
      minimum: typed,
      maximum: typed,
      daysMin: typed,
      daysMax: typed,
      isActive: z.boolean(),
    })
    .transform((row, ctx): StoredRate => {
      const reject = (field: string, message: string) => {
        ctx.addIssue({ code: 'custom', path: [field], message })
        return null
      }
      const read = (field: keyof typeof row, parse: (text: string) => number | null, message: string) => {
        const text = String(row[field]).trim()
        return text === '' ? null : (parse(text) ?? reject(field, message))
      }
      const parseAmount = (text: string) => parseTypedMoney(text, currency)?.minor ?? null
      const parseLimit = {
        subtotal: parseAmount,
        weight: (text: string) => parseTypedWeight(text, weightUnit),
        units: (text: string) => parseWhole(text, MAX_UNITS),
      }[row.basis]
      if (row.amount.trim() === '') reject('amount', adminText.priceMissing)
      const amount = read('amount', parseAmount, adminText.priceInvalid)
      const freeFrom = read('freeFrom', parseAmount, adminText.freeFromInvalid)
      const minimum = read('minimum', parseLimit, adminText.fromInvalid[row.basis])
      const maximum = read('maximum', parseLimit, adminText.belowInvalid[row.basis])
      if (maximum !== null && maximum <= (minimum ?? 0)) reject('maximum', adminText.belowTooLow)
      const days = (field: 'daysMin' | 'daysMax') =>
        read(field, (text) => parseWhole(text, MAX_DAYS), adminText.daysInvalid(MAX_DAYS))
      const first = days('daysMin')
      const last = days('daysMax')
      const [daysMin, daysMax] = [first ?? last, last ?? first]
      if (daysMin !== null && daysMax !== null && daysMax < daysMin) {
        reject('daysMax', adminText.lastDayTooEarly)
      }
      const { key, name, kind, basis, isActive } = row
      return { key, name, kind, amount: amount ?? 0, freeFrom, basis, minimum, maximum, daysMin, daysMax, isActive }
    })
}

function parseWhole(text: string, max: number): number | null {
  return /^\d{1,7}$/.test(text) && Number(text) <= max ? Number(text) : null
}

/** Requests from the zone list. */
export const arrangeInput = z.strictObject({
  intent: z.literal('arrange'),
  ids: idListField<'shipping-zone'>(() => adminText.unknownZone, MAX_ZONES),
})

/** The zone form. Keys of new rates are derived from their names. */
export function zoneInput(units: ZoneUnits) {
  return z.strictObject({
    name: textField(MAX_NAME, { missing: () => adminText.nameMissing, tooLong: () => adminText.nameTooLong(MAX_NAME) }),
    places: jsonField(z.array(place).max(MAX_PLACES, { error: () => adminText.tooManyPlaces(MAX_PLACES) }), {
      max: 200_000,
      unreadable: () => adminText.listUnreadable,
    }).superRefine((places, ctx) => {
      for (const [index, storedPlace] of places.entries()) {
        const isDuplicate = (other: StoredPlace) => JSON.stringify(other) === JSON.stringify(storedPlace)
        if (places.findIndex(isDuplicate) < index) {
          ctx.addIssue({ code: 'custom', path: [index, 'country'], message: adminText.placeTwice })
        }
      }
    }),
    rates: jsonField(z.array(rate(units)).max(MAX_RATES, { error: () => adminText.tooManyRates(MAX_RATES) }), {
      max: 50_000,
      unreadable: () => adminText.listUnreadable,
    }).transform(addKeys),
    market: z.uuid(),
    /** The version that the form was loaded from; '' for a new zone. */
    version: formVersion,
    saveAsNew: z.literal('yes').optional(),
  })
}

export type ZoneInput = z.output<ReturnType<typeof zoneInput>>

function addKeys(rates: readonly StoredRate[]): StoredRate[] {
  const usedKeys = new Set(rates.map(({ key }) => key).filter(Boolean))
  return rates.map((rate, index) => {
    const isFirst = rates.findIndex(({ key }) => key === rate.key) === index
    if (rate.key !== '' && isFirst) return rate
    const key = createUniqueKey(rate.name, usedKeys)
    usedKeys.add(key)
    return { ...rate, key }
  })
}

function createUniqueKey(name: string, usedKeys: ReadonlySet<string>): string {
  const base =
    slugify(name)
      .replace(/^[^a-z]+/, '')
      .slice(0, 30) || 'rate'
  for (let number = 1; ; number++) {
    const key = number === 1 ? base : `${base}-${number}`
    if (!usedKeys.has(key)) return key
  }
}

import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { toWeight, type WeightUnit } from '#app/base/weight.ts'
import type { RowKeys } from '#app/lib/draft.ts'
import type { Id } from '#app/lib/id.ts'
import type { RateBasis, RateKind } from '#app/pricing/shipping.ts'
import type { FormZone, StoredPlace, StoredRate } from '#app/pricing/shipping-zones.server.ts'

export type RateDraft = {
  /** '' for a new rate, whose key is derived from its name. */
  readonly key: string
  readonly name: string
  readonly kind: RateKind
  readonly amount: string
  readonly freeFrom: string
  readonly basis: RateBasis
  readonly minimum: string
  readonly maximum: string
  readonly daysMin: string
  readonly daysMax: string
  readonly isActive: boolean
}

export type ZoneDraft = {
  readonly name: string
  readonly places: readonly StoredPlace[]
  readonly rates: readonly RateDraft[]
}

/** Places have no separate key: all of their data is the key. */
export const ROW_KEYS = {
  places: (place) => JSON.stringify(place),
  rates: ({ key }) => key,
} satisfies RowKeys<ZoneDraft>

/** The units in which amounts and weights are entered. */
export type ZoneUnits = { readonly currency: CurrencyCode; readonly weightUnit: WeightUnit }

/** The data about a zone's market that the zone's form needs. */
export type ZoneMarket = {
  readonly id: Id<'market'>
  readonly name: string
  readonly units: ZoneUnits
  /** Sorted by name. */
  readonly countries: readonly string[]
  /** The setting `store_country`; '' if unknown. */
  readonly home: string
  readonly hasZones: boolean
}

export const NEW_RATE: RateDraft = {
  key: '',
  name: '',
  kind: 'delivery',
  amount: '',
  freeFrom: '',
  basis: 'subtotal',
  minimum: '',
  maximum: '',
  daysMin: '',
  daysMax: '',
  isActive: true,
}

/** More places would make the initial list too long. */
const MAX_FIRST_PLACES = 20

/** A market's first zone starts with the market's name and countries. */
export function createDraft({ name, countries, hasZones }: ZoneMarket): ZoneDraft {
  if (hasZones || countries.length > MAX_FIRST_PLACES) return { name: '', places: [], rates: [NEW_RATE] }
  return { name, places: countries.map((country) => ({ country, region: '', postalPattern: '' })), rates: [NEW_RATE] }
}

export function toDraft(zone: FormZone, units: ZoneUnits): ZoneDraft {
  const { name, places, rates } = zone
  return { name, places, rates: rates.map((rate) => toRateDraft(rate, units)) }
}

function toRateDraft(rate: StoredRate, { currency, weightUnit }: ZoneUnits): RateDraft {
  const { key, name, kind, amount, freeFrom, basis, minimum, maximum, daysMin, daysMax, isActive } = rate
  const amountText = (minor: number) => toDecimal(money(minor, currency))
  const limitText = (limit: number | null) => {
    if (limit === null) return ''
    if (basis === 'units') return String(limit)
    return basis === 'weight' ? toWeight(limit, weightUnit) : amountText(limit)
  }
  return {
    key,
    name,
    kind,
    basis,
    isActive,
    amount: amountText(amount),
    freeFrom: freeFrom === null ? '' : amountText(freeFrom),
    minimum: limitText(minimum),
    maximum: limitText(maximum),
    daysMin: String(daysMin ?? ''),
    daysMax: String(daysMax ?? ''),
  }
}

import type { CurrencyCode } from '#app/base/currencies.ts'
import { type Money, money } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { parseTypedWeight, type WeightUnit } from '#app/base/weight.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { adminText } from '#app/orders/checkout/test-address/admin-text.ts'

/** The typed values, as in the URL. */
export type AddressTest = {
  readonly market: string
  readonly country: string
  readonly region: string
  readonly postal: string
  readonly weight: string
  readonly units: string
  readonly subtotal: string
}

/** Returns null if the URL contains no country code. */
export function readAddressTest(query: URLSearchParams): AddressTest | null {
  const readText = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  const test = {
    market: readText('market'),
    country: readText('country').toUpperCase(),
    region: readText('region'),
    postal: readText('postal'),
    weight: readText('weight'),
    units: readText('units'),
    subtotal: readText('subtotal'),
  }
  return /^[A-Z]{2}$/.test(test.country) ? test : null
}

/** `weight`: the weight of all units in grams. */
type TestedCart = { readonly subtotal: Money; readonly weight: number; readonly units: number }

const MAX_UNITS = 10_000

type ParsedCart =
  | { readonly ok: true; readonly cart: TestedCart }
  | { readonly ok: false; readonly errors: FieldErrors }

/** Reads empty fields as 0 and an empty quantity as one unit. */
export function parseTestedCart(
  { weight, units, subtotal }: Pick<AddressTest, 'weight' | 'units' | 'subtotal'>,
  { currency, weightUnit }: { readonly currency: CurrencyCode; readonly weightUnit: WeightUnit },
): ParsedCart {
  const grams = weight === '' ? 0 : parseTypedWeight(weight, weightUnit)
  const count = units === '' ? 1 : parseUnits(units)
  const amount = subtotal === '' ? money(0, currency) : parseTypedMoney(subtotal, currency)
  if (grams !== null && count !== null && amount !== null) {
    return { ok: true, cart: { subtotal: amount, weight: grams, units: count } }
  }
  return {
    ok: false,
    errors: {
      ...(grams === null && { weight: adminText.weightInvalid }),
      ...(count === null && { units: adminText.testUnitsInvalid(MAX_UNITS) }),
      ...(amount === null && { subtotal: adminText.subtotalInvalid }),
    },
  }
}

function parseUnits(text: string): number | null {
  const units = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return units >= 1 && units <= MAX_UNITS ? units : null
}

import { setTimeout as pause } from 'node:timers/promises'
import { withPrefix } from '#app/lib/local-path.ts'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import { address } from '#tests/support/checkout-request.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addZone } from '#tests/support/shipping.ts'
import { get } from '#tools/stress/request.ts'
import type { StressStore } from '#tools/stress/stress-store.ts'

/** The market where shoppers order: its URL prefix, and the fields of its checkouts. */
export type StressMarket = {
  readonly prefix: string
  readonly label: string
  readonly input: Partial<CheckoutInput>
}

export const PRIMARY: StressMarket = { prefix: '', label: '', input: {} }

/** Countries that are not in the primary market. */
const PLACES = {
  ch: { country: 'CH', city: 'Zürich', state: '', postal_code: '8001' },
  no: { country: 'NO', city: 'Oslo', state: '', postal_code: '0150' },
} as const

const OPENS_WITHIN_MS = 20_000

/**
 * Opens a market in euros with tax-inclusive prices and waits until both processes know about it. Call it once per
 * prefix.
 */
export async function openSecondMarket({ db, web }: StressStore, prefix: keyof typeof PLACES): Promise<StressMarket> {
  const place = PLACES[prefix]
  const { country } = place

  const marketId = await addMarket(db, {
    name: prefix,
    currency: 'EUR',
    taxIncluded: true,
    taxShipping: true,
    addressForm: 'country',
    countries: [country],
    languages: { [prefix]: 'en' },
    rate: { base: 1_600_000_000, quote: 1_000_000 },
  })
  await addZone(db, { marketId, places: [{ country }], rates: [{ key: 'standard', name: 'Standard' }] })
  await waitUntilOpen(web, prefix)
  return {
    prefix,
    label: ', in euros',
    input: { currency: 'EUR', shownCurrency: 'EUR', address: { ...address, ...place } },
  }
}

/** Waits until both processes know about a market, or until the time is over. */
export async function waitUntilOpen(web: StressStore['web'], prefix: string): Promise<void> {
  for (const process of web) {
    const isOpen = async () => (await get(process.url(), withPrefix(prefix, '/about'))).status === 200
    for (const end = Date.now() + OPENS_WITHIN_MS; !(await isOpen()) && Date.now() < end; ) await pause(25)
  }
}

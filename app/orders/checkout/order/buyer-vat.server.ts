import { inArray } from 'drizzle-orm'
import { EU_MEMBERS } from '#app/base/countries.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { hasOrder } from '#app/orders/checkout/order/checkout-limit.server.ts'
import { checkWithVies } from '#app/orders/checkout/order/vies.server.ts'
import type { VatCheck } from '#app/orders/order.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { taxRegistrations } from '#app/pricing/taxes.table.ts'
import { checkVatNumber } from '#app/pricing/vat-number.ts'
import { readTimeZone } from '#app/store/settings.server.ts'

/**
 * Returns the result of looking up the number in VIES. Returns null if it was not looked up: a number from a country in
 * which the store is registered does not change the tax, and VIES lacks some of these numbers. Call this outside of the
 * order's transaction, which must not wait for VIES, and do not call it again for an order that is already placed.
 */
export async function checkBuyer(
  db: Database,
  { vatNumber, key }: { readonly vatNumber: string; readonly key: string },
  url: string | undefined = env.VIES_URL,
): Promise<VatCheck | 'invalid' | null> {
  const buyer = checkVatNumber(vatNumber)
  if (!url || !buyer.ok || (await hasOrder(db, key))) return null
  const registrations = await db
    .select({ number: taxRegistrations.number, country: taxRegistrations.country, from: taxRegistrations.validFrom })
    .from(taxRegistrations)
    .where(inArray(taxRegistrations.country, [...EU_MEMBERS]))
    .orderBy(taxRegistrations.validFrom, taxRegistrations.id)
  const today = toDay(new Date(), await readTimeZone(db))
  if (registrations.some(({ country, from }) => country === buyer.country && from <= today)) return null
  const [seller] = registrations.map(({ number }) => checkVatNumber(number)).filter((checked) => checked.ok)
  const result = await checkWithVies(buyer, { url, requester: seller ?? null })
  if (!result || result.status === 'invalid') return result && 'invalid'
  const { status, checkedAt, consultation } = result
  return { status, checkedAt: checkedAt.toISOString(), consultation }
}

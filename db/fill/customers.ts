import type { Batch } from '#db/fill/batch.ts'
import {
  DAY_MS,
  FIRST_NAMES,
  type FillPlan,
  getKindSeed,
  getStartTime,
  LAST_NAMES,
  PLACES,
  pickItem,
} from '#db/fill/plan.ts'
import { toTimestamp } from '#db/fill/products.ts'
import { createId, pick } from '#db/fill/random.ts'

/** Builds customer `n`, counted from 1. */
export function buildCustomer(plan: FillPlan, n: number) {
  const { country, city, state, postal_code, tax, taxName, ...place } = pickItem(PLACES, n, 33)
  const addedAt = Math.floor(getStartTime(plan) + (plan.days * DAY_MS * (n - 1)) / plan.customers)
  const first_name = pickItem(FIRST_NAMES, n, 34)
  const last_name = pickItem(LAST_NAMES, n, 35)
  const phone = `${place.phone}${String(pick(n, 30, 1_000)).padStart(3, '0')}`
  const address_line1 = `${1 + pick(n, 31, 200)} ${pickItem(LAST_NAMES, n, 32)} Street`
  const address = { first_name, last_name, address_line1, address_line2: '', city, state, postal_code, country, phone }
  return {
    id: createId(n, getKindSeed(plan, 'customer'), addedAt),
    addedAt,
    email: `shopper-${plan.run}-${n}@example.com`,
    tax,
    taxName,
    address,
  }
}

/** Every third customer also gets a newsletter subscription. */
export function addCustomer(plan: FillPlan, n: number, batch: Batch): void {
  const { id, addedAt, email, address } = buildCustomer(plan, n)
  const { first_name, last_name, phone } = address
  const addedTime = toTimestamp(addedAt)
  const notes = n % 50 === 0 ? 'Asked for a gift note.' : ''
  batch.add('customers', {
    id,
    first_name,
    last_name,
    email,
    phone,
    notes,
    created_at: addedTime,
    updated_at: addedTime,
  })
  if (n % 3 !== 0) return
  batch.add('newsletter_subscribers', {
    id: createId(n, getKindSeed(plan, 'subscriber'), addedAt),
    email,
    created_at: addedTime,
  })
}

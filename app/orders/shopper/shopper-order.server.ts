import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { createAddressFields, createCountryCheck } from '#app/base/address.server.ts'
import { ADDRESS_FIELDS, type Address } from '#app/base/address.ts'
import { getAddressRules } from '#app/base/entered-address.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { correctAddress } from '#app/orders/addresses/correct-address.server.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { serverOrderText } from '#app/orders/mails/order-text.server.ts'
import { isOrderLink } from '#app/orders/order.ts'
import { lockOrder, type Order } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { getClosedReason } from '#app/orders/shopper/order-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { findFieldLeavingZone, toDestination } from '#app/pricing/find-zone.ts'
import { readOpenMarketShipping } from '#app/pricing/market-shipping.server.ts'
import { readTaxTable } from '#app/pricing/stored-taxes.server.ts'
import { toTaxDestination } from '#app/pricing/tax-destination.ts'
import { getTaxesOn, isTaxedAlike } from '#app/pricing/tax-table.ts'
import { readSettings } from '#app/store/settings.server.ts'

const incompleteError = { error: () => serverOrderText.formIncomplete }
const cancelInput = z.strictObject({ intent: z.literal('cancel', incompleteError) }, incompleteError)

/** Creates the schema of an address without the country, since shipping and tax were agreed for that country. */
function createCorrectionInput(order: Order) {
  const rules = getAddressRules(order)
  const { country: _, ...correctable } = createAddressFields(rules)
  return z
    .strictObject(
      {
        intent: z.literal('address', incompleteError),
        version: z.string(incompleteError).check(z.maxLength(100)),
        ...correctable,
      },
      incompleteError,
    )
    .check(createCountryCheck(rules, order.shippingAddress.country))
}

/** In `errors`, the key '' contains errors about the whole form. */
export type ShopperResult =
  | { readonly outcome: 'cancelled' | 'corrected' }
  | {
      readonly outcome: 'rejected'
      readonly about: 'cancel' | 'address'
      readonly errors: FieldErrors
      /**
       * The typed values, for a page that is rendered without JavaScript; null if the page does not show them again.
       */
      readonly typed: Readonly<Record<string, string>> | null
    }

/** `status` is the HTTP status. The response is null if no order has the link. */
type ChangeResponse = { readonly result: ShopperResult; readonly status: 200 | 400 | 409 } | null

/** Checks the time limit on the locked order, in the transaction that saves the change. */
export async function changeByShopper(
  db: Database,
  link: string,
  form: FormData,
  now = new Date(),
): Promise<ChangeResponse> {
  if (!isOrderLink(link)) return null
  return form.get('intent') === 'cancel'
    ? await cancelLinked(db, link, form, now)
    : await correctLinked(db, link, form, now)
}

async function cancelLinked(db: Database, link: string, form: FormData, now: Date): Promise<ChangeResponse> {
  const input = parseForm(cancelInput, form)
  if (!input.ok) return reject('cancel', input.errors, 400)
  return await withTx(db, async (tx) => {
    const order = await lockLinkedOrder(tx, link)
    if (!order) return null
    const closed = getClosedReason(order, now)
    if (closed === 'cancelled') return succeed('cancelled')
    if (closed) return reject('cancel', { '': serverOrderText.tooLateToCancel[closed] }, 409)
    const updated = await changeStatus(tx, order.id, { status: 'cancelled', refund: true }, 'shopper', now)
    if (updated !== 'saved') throw new Error('A locked order could not be cancelled')
    return succeed('cancelled')
  })
}

async function correctLinked(db: Database, link: string, form: FormData, now: Date): Promise<ChangeResponse> {
  const typed = readTypedAddress(form)
  return await withTx(db, async (tx) => {
    const order = await lockLinkedOrder(tx, link)
    if (!order) return null
    const closed = getClosedReason(order, now)
    if (closed) return reject('address', { '': serverOrderText.tooLateToCorrect[closed] }, 409, typed)
    const { shippingAddress } = order
    const input = parseForm(createCorrectionInput(order), form)
    if (!input.ok) return reject('address', input.errors, 400, typed)
    if (shippingAddress.address_line1 === '') return reject('address', { '': serverOrderText.addressErased }, 409)
    const { intent: _, version, ...fields } = input.value
    const address = { ...fields, country: shippingAddress.country }
    const field = await findFieldChangingZone(tx, order, address)
    if (field) return reject('address', { [field]: serverOrderText.otherZone }, 400, typed)
    const taxField = await findFieldChangingTax(tx, order, address)
    if (taxField) return reject('address', { [taxField]: serverOrderText.otherTax }, 400, typed)
    const corrected = await correctAddress(tx, order.id, { address, version }, 'shopper', now)
    if (corrected === 'saved') return succeed('corrected')
    if (corrected === 'not-found' || 'currentStatus' in corrected) throw new Error('A locked order changed')
    return reject('address', { '': serverOrderText.correctedElsewhere }, 409, typed)
  })
}

/** Returns the field that would move the order to a different shipping zone; null if the zone stays the same. */
async function findFieldChangingZone(tx: Database, order: Order, address: Address) {
  if (order.shippingKind === 'pickup' || !order.marketId) return null
  const { zones } = await readOpenMarketShipping(tx, order.marketId)
  return findFieldLeavingZone(zones, toDestination(order.shippingAddress), toDestination(address))
}

/** Returns the field that would change the tax at the rates in force when the order was placed; null if none would. */
async function findFieldChangingTax(tx: Database, { shippingAddress: from, createdAt }: Order, to: Address) {
  if (from.state === to.state && from.postal_code === to.postal_code) return null
  const [settings, table] = [await readSettings(tx), await readTaxTable(tx)]
  const taxes = getTaxesOn(table, toDay(createdAt, settings.store_time_zone))
  const hasSameTax = (address: Pick<Address, 'country' | 'state' | 'postal_code'>) =>
    isTaxedAlike(findDestination(from), findDestination(address), { ...settings, taxes })
  if (hasSameTax(to)) return null
  return hasSameTax({ ...from, state: to.state }) ? 'postal_code' : 'state'
}

function findDestination({ country, state, postal_code }: Pick<Address, 'country' | 'state' | 'postal_code'>) {
  return toTaxDestination({ country, region: state, postalCode: postal_code })
}

async function lockLinkedOrder(tx: Database, link: string) {
  const [linked] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.link, link))
  return linked ? await lockOrder(tx, linked.id) : null
}

/** Shortens the values, because they are shown again on the page. */
function readTypedAddress(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ADDRESS_FIELDS.map((name) => {
      const text = form.get(name)
      return [name, typeof text === 'string' ? text.slice(0, 1_000) : '']
    }),
  )
}

function succeed(outcome: 'cancelled' | 'corrected'): ChangeResponse {
  return { result: { outcome }, status: 200 }
}

function reject(
  about: 'cancel' | 'address',
  errors: FieldErrors,
  status: 400 | 409,
  typed: Readonly<Record<string, string>> | null = null,
): ChangeResponse {
  return { result: { outcome: 'rejected', about, errors, typed }, status }
}

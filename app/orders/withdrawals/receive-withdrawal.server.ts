import { and, eq, sql } from 'drizzle-orm'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { parseOrderNumber } from '#app/orders/admin/order-list.ts'
import { hasImportedNumber } from '#app/orders/imported-orders/imported-order-list.server.ts'
import { importedOrders } from '#app/orders/imported-orders/imported-orders.table.ts'
import { isOrderLink } from '#app/orders/order.ts'
import { listOrders, type Order } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { declareWithdrawal } from '#app/orders/withdrawals/declare-withdrawal.server.ts'
import { readForWithdrawal } from '#app/orders/withdrawals/order-withdrawal.server.ts'
import {
  getWithdrawStep,
  type ResubmittedValues,
  type TypedOrder,
  type WithdrawalOrder,
  type WithdrawResult,
} from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { DECLARATION_LISTS, declareInput, identifyInput } from '#app/orders/withdrawals/withdraw-input.server.ts'
import { limitLookup } from '#app/orders/withdrawals/withdrawal-limit.server.ts'
import { serverWithdrawalText } from '#app/orders/withdrawals/withdrawal-text.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { ResponseStatus } from '#app/platform/http/response-init.ts'

type WithdrawResponse = { readonly result: WithdrawResult } & ResponseStatus

/** Handles a form submitted on /withdraw, where the number and email identify the order in both steps. */
export async function receiveWithdrawal(db: Database, form: FormData, now = new Date()): Promise<WithdrawResponse> {
  const typed = readTypedOrder(form)
  const isConfirmed = form.get('intent') === 'confirm'
  const { identity, rest } = isConfirmed ? splitForm(form) : { identity: form, rest: form }
  const input = parseForm(identifyInput, identity)
  if (!input.ok) return reject(input.errors, typed)
  const { orderNumber } = input.value
  const lookup = await limitLookup(db, orderNumber, () => findByNumber(db, input.value))
  if (!('found' in lookup)) {
    const { retryAfter } = lookup
    return { ...reject({ '': serverWithdrawalText.tooManyTries }, typed), status: 429, retryAfter }
  }
  const { found } = lookup
  if (!found) return reject(getNotFoundErrors(orderNumber), typed)
  if (found === 'imported') {
    return { result: { step: 'imported', text: serverWithdrawalText.rejections.imported }, status: 409 }
  }
  if (isConfirmed) return await confirm(db, found.id, rest, typed, now)
  const { shown } = await readForWithdrawal(db, found, now)
  const result = getWithdrawStep(shown, typed)
  return { result, status: result.step === 'rejected' ? 409 : 200 }
}

/** Separates the identity, which the second step submits again, from the declaration. */
function splitForm(form: FormData): { readonly identity: FormData; readonly rest: FormData } {
  const [identity, rest] = [new FormData(), new FormData()]
  identity.set('intent', 'identify')
  for (const [name, value] of form) {
    const isIdentity = name === 'orderNumber' || name === 'email'
    if (isIdentity || name === 'name') identity.append(name, value)
    if (!isIdentity) rest.append(name, value)
  }
  return { identity, rest }
}

/** The response never confirms that a number belongs to an order of this store. */
function getNotFoundErrors(orderNumber: string): FieldErrors {
  return parseOrderNumber(orderNumber)
    ? { '': serverWithdrawalText.noMatch }
    : { orderNumber: serverWithdrawalText.orderNumberUnreadable }
}

/** Returns the content of the withdrawal page under an order's link; null if no order has the link. */
export async function findLinkedWithdrawal(
  db: Database,
  link: string,
  now = new Date(),
): Promise<WithdrawalOrder | null> {
  const order = await findOrderByLink(db, link)
  return order && (await readForWithdrawal(db, order, now)).shown
}

/** Handles the form on the withdrawal page under an order's link. Returns null if no order has the link. */
export async function receiveLinkedWithdrawal(
  db: Database,
  link: string,
  form: FormData,
  now = new Date(),
): Promise<WithdrawResponse | null> {
  const order = await findOrderByLink(db, link)
  return order && (await confirm(db, order.id, form, { name: readTypedOrder(form).name }, now))
}

async function findOrderByLink(db: Database, link: string): Promise<Order | null> {
  if (!isOrderLink(link)) return null
  const [order] = await listOrders(db, eq(orders.link, link), 1)
  return order ?? null
}

/**
 * Returns the order with this number and email, or 'imported' if it is from a previous store. Runs the same statements
 * whether the order exists or not.
 */
async function findByNumber(db: Database, { orderNumber, email }: TypedOrder): Promise<Order | 'imported' | null> {
  const [[storeOrder], [imported]] = await Promise.all([
    listOrders(
      db,
      and(
        eq(orders.orderNumber, parseOrderNumber(orderNumber) ?? ''),
        sql`lower(${orders.customerEmail}) = lower(${email})`,
      ),
      1,
    ),
    db
      .select({ id: importedOrders.id })
      .from(importedOrders)
      .where(and(hasImportedNumber(orderNumber), sql`lower(${importedOrders.email}) = lower(${email})`))
      .limit(1),
  ])
  return storeOrder ?? (imported ? 'imported' : null)
}

/** Handles the second step, once a number or a link has identified the order. */
async function confirm(
  db: Database,
  orderId: Id<'order'>,
  form: FormData,
  typed: ResubmittedValues,
  now: Date,
): Promise<WithdrawResponse> {
  const input = parseForm(declareInput, form, { lists: DECLARATION_LISTS })
  const declaration = input.ok ? input.value : { errors: keyErrorsByLine(input.errors, form) }
  const declared = await declareWithdrawal(db, orderId, declaration, now)
  if ('receipt' in declared) return { result: { step: 'received', receipt: declared.receipt }, status: 200 }
  if ('rejected' in declared) return { result: { step: 'rejected', order: declared.rejected }, status: 409 }
  const { order, errors } = declared
  const numbers = form.getAll('line')
  const typedUnits = form.getAll('units')
  const typedChoice = form.getAll('chosen')
  const units = order.lines.map(({ number }) => getText(typedUnits[numbers.indexOf(String(number))], 9))
  const chosen = order.lines.map(({ number }) => typedChoice.includes(String(number)))
  return { result: { step: 'confirm', order, errors, typed: { ...typed, units, chosen } }, status: 400 }
}

/** Keys errors about units by line number instead of position in the form. */
function keyErrorsByLine(errors: FieldErrors, form: FormData): FieldErrors {
  const numbers = form.getAll('line')
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => {
      const [, at] = /^units\.(\d+)$/.exec(field) ?? []
      return [at === undefined ? field : `units.${numbers[Number(at)]}`, error]
    }),
  )
}

function reject(errors: FieldErrors, typed: TypedOrder): WithdrawResponse {
  return { result: { step: 'identify', errors, typed }, status: 400 }
}

/** Reads the values that identify an order. Shortens them, because they are shown again on the page. */
export function readTypedOrder(form: FormData): TypedOrder {
  return {
    name: getText(form.get('name'), 200),
    orderNumber: getText(form.get('orderNumber'), 60),
    email: getText(form.get('email'), 254),
  }
}

function getText(value: FormDataEntryValue | null | undefined, max: number): string {
  return typeof value === 'string' ? value.trim().slice(0, max) : ''
}

import { eq } from 'drizzle-orm'
import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { formatMoney, type Money, money } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { parseForm } from '#app/lib/form.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import {
  acceptDifference,
  type BookTransferResult,
  bookTransfer,
  extendHold,
  findConfirmable,
  recordReturned,
  setAside,
} from '#app/payments/transfers/book-transfer.server.ts'
import { removeStatement } from '#app/payments/transfers/import-statement.server.ts'
import { undoTransfer } from '#app/payments/transfers/transfer-desk.server.ts'
import { bookedRows, type DeskResult, TRANSFER_LISTS, transferInput } from '#app/payments/transfers/transfer-input.ts'
import { statementRows } from '#app/payments/transfers/transfers.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Carries out a request from the transfer desk. Nothing changes unless the outcome is 'saved'. */
export async function saveTransferForm(db: Database, form: FormData, staffId: Id<'staff'>): Promise<DeskResult> {
  const isBooking = form.get('intent') === 'book'
  const input = parseForm(transferInput, form, { lists: isBooking ? TRANSFER_LISTS : [] })
  if (!input.ok) return reject(Object.values(input.errors)[0] ?? adminText.notSaved)
  const { value } = input
  switch (value.intent) {
    case 'book':
      return await book(db, value, staffId)
    case 'book-all':
      return await bookAll(db, value.rows, staffId)
    case 'confirm': {
      const orderId = parseId<'order'>(value.order)
      const found = orderId && (await findConfirmable(db, orderId))
      if (!found) return reject(adminText.gone)
      const amount = parseTypedMoney(value.amount, found.order.charged.total.currency)
      if (!amount) return reject(adminText.enterAmount)
      const parts = [{ orderId: found.order.id, amount }]
      return toBookedResult(await bookTransfer(db, { rowId: null, version: value.version, parts }, staffId))
    }
    case 'accept': {
      const orderId = parseId<'order'>(value.order)
      if (!orderId) return reject(adminText.gone)
      return toSavedResult(await acceptDifference(db, orderId, value.version, staffId), adminText.differenceAccepted)
    }
    case 'returned': {
      const orderId = parseId<'order'>(value.order)
      if (!orderId) return reject(adminText.gone)
      return toSavedResult(await recordReturned(db, orderId, value.version, staffId), adminText.markedAsReturned)
    }
    case 'undo': {
      const rowId = parseId<'statement-row'>(value.row)
      return rowId ? toUndoneResult(await undoTransfer(db, { rowId }, staffId)) : reject(adminText.gone)
    }
    case 'undo-booking': {
      const bookingId = parseId<'transfer-booking'>(value.booking)
      return bookingId ? toUndoneResult(await undoTransfer(db, { bookingId }, staffId)) : reject(adminText.gone)
    }
    case 'set-aside':
    case 'put-back': {
      const rowId = parseId<'statement-row'>(value.row)
      if (!rowId) return reject(adminText.gone)
      const reopens = value.intent === 'put-back'
      const change = { version: value.version, reopens, note: value.intent === 'set-aside' ? value.note : '' }
      return toSavedResult(await setAside(db, rowId, change, staffId), reopens ? adminText.restore : adminText.setAside)
    }
    case 'extend': {
      const orderId = parseId<'order'>(value.order)
      const seen = new Date(value.seen)
      if (!orderId || Number.isNaN(seen.getTime())) return reject(adminText.gone)
      return toSavedResult(
        await extendHold(db, orderId, { days: value.days, seen }, staffId),
        adminText.deadlineExtended,
      )
    }
    case 'remove': {
      const statement = parseId<'bank-statement'>(value.statement)
      const removed = statement ? await removeStatement(db, statement, staffId) : 'not-found'
      if (removed === 'booked') return reject(adminText.statementBooked)
      return removed === 'removed' ? { outcome: 'saved', message: adminText.statementRemoved } : reject(adminText.gone)
    }
  }
}

type BookInput = {
  readonly row: string
  readonly version: string
  readonly order: readonly string[]
  readonly amount: readonly string[]
}

async function book(db: Database, { row, version, order, amount }: BookInput, staffId: Id<'staff'>) {
  const rowId = parseId<'statement-row'>(row)
  const currency = rowId && (await findCurrency(db, rowId))
  if (!rowId || !currency) return reject(adminText.gone)
  const parts: { orderId: Id<'order'>; amount: Money }[] = []
  for (const [index, text] of order.entries()) {
    const orderId = parseId<'order'>(text)
    const part = parseTypedMoney(amount[index] ?? '', currency)
    if (!orderId) return reject(adminText.notSaved)
    if (!part) return reject(adminText.enterAmount)
    parts.push({ orderId, amount: part })
  }
  return toBookedResult(await bookTransfer(db, { rowId, version, parts }, staffId))
}

async function findCurrency(db: Database, id: Id<'statement-row'>): Promise<CurrencyCode | null> {
  const [row] = await db
    .select({ currency: statementRows.currency })
    .from(statementRows)
    .where(eq(statementRows.id, id))
  return row?.currency ?? null
}

/** Books each row in its own transaction, so that a row that cannot be booked does not block the others. */
async function bookAll(db: Database, text: string, staffId: Id<'staff'>): Promise<DeskResult> {
  const rows = bookedRows.safeParse(parseJson(text))
  if (!rows.success) return reject(adminText.notSaved)
  let booked = 0
  let problem = ''
  for (const { row, version, parts } of rows.data) {
    const rowId = parseId<'statement-row'>(row)
    const amounts = parts.flatMap(({ order, minor, currency }) => {
      const orderId = parseId<'order'>(order)
      return orderId && isCurrency(currency) ? [{ orderId, amount: money(minor, currency) }] : []
    })
    if (!rowId || amounts.length < parts.length) return reject(adminText.notSaved)
    const result = toBookedResult(await bookTransfer(db, { rowId, version, parts: amounts }, staffId))
    if (result.outcome === 'saved') booked += 1
    else problem = result.error
  }
  const left = rows.data.length - booked
  if (booked === 0) return reject(problem)
  const message = left > 0 ? adminText.bookedSome(booked, left, problem) : adminText.bookedAll(booked)
  return { outcome: 'saved', message }
}

function toBookedResult(booked: BookTransferResult): DeskResult {
  if (booked === 'changed') return reject(adminText.changed)
  if (booked === 'not-found') return reject(adminText.gone)
  if ('rejection' in booked) return reject(booked.rejection)
  const paid = booked.booked.filter(({ missing }) => missing.minor === 0).map(({ orderNumber }) => orderNumber)
  const sentences = [
    ...(paid.length > 0 ? [adminText.confirmedFor(paid.join(', '))] : []),
    ...booked.booked.flatMap(({ orderNumber, missing }) =>
      missing.minor > 0 ? [adminText.partRecordedFor(orderNumber, formatMoney(missing))] : [],
    ),
    ...(booked.leftover ? [adminText.leftoverWasSetAside(formatMoney(booked.leftover))] : []),
  ]
  return { outcome: 'saved', message: sentences.join(' ') }
}

function toUndoneResult(undone: Awaited<ReturnType<typeof undoTransfer>>): DeskResult {
  if (undone === 'changed') return reject(adminText.changed)
  if ('rejection' in undone) return reject(undone.rejection)
  return { outcome: 'saved', message: adminText.undoneFor(undone.undone.join(', ')) }
}

function toSavedResult(saved: 'saved' | 'not-found' | 'changed', message: string): DeskResult {
  if (saved === 'saved') return { outcome: 'saved', message }
  return reject(saved === 'changed' ? adminText.changed : adminText.gone)
}

function reject(error: string): DeskResult {
  return { outcome: 'rejected', error }
}

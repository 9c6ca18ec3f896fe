import { CURRENCY_CODES, type CurrencyCode } from '#app/base/currencies.ts'
import type { Money } from '#app/base/money.ts'
import { parseSignedMoney } from '#app/base/typed-money.ts'
import { findNumberInText, parseWhole } from '#app/lib/format/parse-number.ts'
import { parseMoment } from '#app/lib/zone-moments.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { customerTextFields } from '#app/orders/customers/customer-input.ts'
import { toAddressLines } from '#app/orders/customers/import/address-lines.ts'
import { getSpentColumn } from '#app/orders/import-formats.ts'
import { isTag, splitTags } from '#app/orders/tags/tags.ts'
import { type FileError, type FileRow, getCell, getCode } from '#app/platform/files/file-row.ts'

export type PreviousStoreCustomer = {
  readonly originalId: string
  /** The address lines, as printed on a label. */
  readonly address: readonly string[]
  readonly note: string
  readonly taxExempt: boolean
  readonly orders: number | null
  readonly spent: Money | null
}

export type FileCustomer = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly joinedAt: Date | null
  readonly acceptsNewsletter: boolean
  /** When the customer confirmed the subscription or, if the file does not contain this, when the customer joined. */
  readonly subscribedAt: Date | null
  readonly tags: readonly string[]
  readonly earlier: PreviousStoreCustomer
}

type ParsedCustomer =
  | { readonly ok: true; readonly customer: FileCustomer; readonly notes: readonly string[] }
  | { readonly ok: false; readonly errors: readonly FileError[] }

type Context = { readonly currency: CurrencyCode; readonly timeZone: string }

/** Reads a row from a customer file in any format. */
export function readCustomer(row: FileRow, context: Context): ParsedCustomer {
  const errors: FileError[] = []
  const reject = (column: string, message: string) => void errors.push({ line: row.line, column, message })
  const readCell = (column: string) => getCell(row, column)
  const textFields = {
    ...getName(row),
    email: readCell('email'),
    phone: getCode(row, 'phone') || getCode(row, 'address phone'),
    notes: readCell('note'),
  }
  if (textFields.email === '') reject('Email', adminText.noEmail)
  else
    for (const { path, message } of customerTextFields.safeParse(textFields).error?.issues ?? []) {
      reject(COLUMN_NAMES[String(path[0])] ?? '', message)
    }
  const joinedAt = readCell('joined') ? parseMoment(readCell('joined'), context.timeZone) : null
  const subscribedAt = parseMoment(readCell('confirmed'), context.timeZone) ?? joinedAt
  const orders = readCell('orders') ? parseWhole(readCell('orders')) : null
  const spent = readSpent(row, context.currency)
  if (orders === null && readCell('orders')) reject('Orders', adminText.invalidOrderCount(readCell('orders')))
  if (spent === 'invalid') reject('Spent', adminText.invalidAmount)
  if (errors.length > 0) return { ok: false, errors }
  // Mailchimp records when people confirmed a subscription and when they ended it.
  const isConfirmed = readCell('confirmed') !== '' && readCell('unsubscribed') === ''
  const consent = readCell('consent') === '' && isConfirmed ? true : readConsent(readCell('consent'))
  const allTags = splitTags(readCell('tags').replaceAll(/(^|,)\s*"|"\s*(?=,|$)/g, '$1')) // Mailchimp quotes each tag
  const tags = allTags.filter(isTag)
  const wrongTags = allTags.filter((tag) => !isTag(tag))
  const notes = [
    wrongTags.length > 0 && adminText.tagsSkipped(wrongTags.join(', ')),
    consent === null && adminText.noConsent(readCell('consent')),
    joinedAt === null && readCell('joined') !== '' && adminText.joinedUnreadable(readCell('joined')),
  ].filter((note) => typeof note === 'string')
  const { notes: note, ...customer } = textFields
  const earlier = {
    originalId: getCode(row, 'original id'),
    address: listAddressLines(row),
    note,
    taxExempt: /^(yes|true|1)$/i.test(readCell('tax exempt')),
    orders,
    spent: spent === 'invalid' ? null : spent,
  }
  const newsletter = { acceptsNewsletter: consent === true, subscribedAt }
  return { ok: true, notes, customer: { ...customer, joinedAt, ...newsletter, tags, earlier } }
}

const COLUMN_NAMES: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  notes: 'Note',
}

/** WooCommerce's analytics export has a single name column: all words but the last are first names. */
function getName(row: FileRow): { readonly firstName: string; readonly lastName: string } {
  const firstName = getCell(row, 'first name') || getCell(row, 'billing first name')
  const lastName = getCell(row, 'last name') || getCell(row, 'billing last name')
  if (firstName || lastName) return { firstName, lastName }
  const words = getCell(row, 'name').split(/\s+/)
  return words.length < 2
    ? { firstName: words.join(' '), lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** Returns null if the text is neither yes nor no; this counts as no consent. */
function readConsent(text: string): boolean | null {
  if (/^(yes|true|1|y|subscribed)$/i.test(text)) return true
  return /^(no|false|0|n|not[ _]subscribed|unsubscribed|)$/i.test(text) ? false : null
}

function readSpent(row: FileRow, currency: CurrencyCode): Money | null | 'invalid' {
  const columnCurrency = CURRENCY_CODES.find((code) => getCell(row, getSpentColumn(code)) !== '')
  const text = columnCurrency ? getCell(row, getSpentColumn(columnCurrency)) : getCell(row, 'spent')
  if (text === '') return null
  const parsedNumber = findNumberInText(text.trim())
  const codes = `${parsedNumber?.before} ${parsedNumber?.after}`.match(/\b[A-Z]{3}\b/g) ?? []
  if (!parsedNumber || parsedNumber.after.includes('%') || codes.some((code) => code !== (columnCurrency ?? currency)))
    return 'invalid'
  return parseSignedMoney(parsedNumber.number, columnCurrency ?? currency) ?? 'invalid'
}

function listAddressLines(row: FileRow): string[] {
  const readCell = (column: string) => getCode(row, column)
  return toAddressLines({
    company: readCell('company'),
    address1: readCell('address1'),
    address2: readCell('address2'),
    city: readCell('city'),
    region: readCell('region'),
    postcode: readCell('postcode'),
    country: readCell('country'),
  })
}

/**
 * `parseMt940` reads MT940 (SWIFT customer statement) with or without its envelope. The field :86: is read in the
 * German format (?20 to ?63), the Dutch format (/NAME/…/REMI/…) and as plain text.
 */

import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { isIban } from '#app/payments/transfers/iban.ts'
import {
  cleanAccount,
  collapseSpaces,
  MAX_STATEMENT_ROWS,
  type ParsedStatement,
  type ParsedStatements,
  parseExactAmount,
  type StatementEntry,
  toFullYear,
  toIsoDate,
} from '#app/payments/transfers/statement-row.ts'

type Field = { readonly tag: string; readonly lines: readonly string[] }

/** The contents of field :86:. */
type Details = {
  readonly payerName: string
  readonly payerAccount: string
  readonly reference: string
  readonly text: string
}

/** A line of text can begin as a field does, so only these tags are read as fields. */
const TAG = /^:(13D?|20|21|25P?|28C?|34F|60[FM]|61|62[FM]|64|65|86|90[CD]|NS):/
const NO_REFERENCE = /^(?:NONREF|NOREF|NOTPROVIDED|NOT PROVIDED|0*|-)$/i

export function parseMt940(text: string): ParsedStatements {
  const reader = new FieldReader()
  const fields = parseFields(text)
  if (!fields) return { ok: false, reason: adminText.statementTextTooLong }
  for (const field of fields) reader.read(field)
  const statements = reader.listStatements()
  if (statements.length === 0) return { ok: false, reason: adminText.mt940WithoutStatement }
  if (reader.isInterim) return { ok: false, reason: adminText.mt942NotStatement }
  if (reader.isTruncated) return { ok: false, reason: adminText.mt940Incomplete }
  if (reader.rows > MAX_STATEMENT_ROWS) return { ok: false, reason: adminText.tooManyRows(MAX_STATEMENT_ROWS) }
  if (reader.isCurrencyUnknown) return { ok: false, reason: adminText.mt940UnknownCurrency }
  return { ok: true, statements, skippedDebits: reader.debits, warnings: reader.listWarnings() }
}

/** Far longer than any bank's fields. */
const MAX_FIELD_LENGTH = 10_000

/**
 * Parses the fields, without the envelope {1:…}{2:…}{4: and the trailer of a message. Returns null if a field is too
 * long.
 */
function parseFields(text: string): readonly Field[] | null {
  const fields: { tag: string; lines: string[] }[] = []
  let isInside = false
  let length = 0
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.replace(/^\{.*\{4:|^\{4:/, '')
    const tag = TAG.exec(line)
    length = line.length + (tag || !isInside ? 0 : length)
    if (length > MAX_FIELD_LENGTH) return null
    if (tag) {
      isInside = true
      fields.push({ tag: tag[1] ?? '', lines: [line.slice(tag[0].length)] })
    } else if (/^-(?:\}|$)|^\{/.test(line.trimEnd())) isInside = false
    else if (isInside) fields.at(-1)?.lines.push(line)
  }
  return fields
}

type StatementLine = { readonly line: string; readonly supplement: string; details: readonly string[] }

/** Some banks fill a missing entry date with spaces, or write no 0 before the comma. */
const STATEMENT_LINE = /^(\d{6})(\d{4})?\s*(RC|RD|EC|ED|C|D)([A-Z])?\s?(\d[\d.,]*|,\d+)\s?([A-Z][A-Z0-9]{3})?(.*)$/

class FieldReader {
  rows = 0
  debits = 0
  /** MT942 has a floor limit (:34F:) and no balances. */
  isInterim = false
  #reversals = 0
  #expected = 0
  #unreadable: string[] = []
  #unknownCurrencies = new Set<string>()
  #statements: {
    account: string
    currency: string
    lines: StatementLine[]
    balances: Set<'opening' | 'closing'>
    opening: string
    closing: string
  }[] = []

  /** Each statement ends with its closing balance, which a truncated file lacks. */
  get isTruncated(): boolean {
    return this.#statements.some(({ balances }) => balances.has('opening') && !balances.has('closing'))
  }

  /** Returns true if no statement with entries has a known currency. */
  get isCurrencyUnknown(): boolean {
    return this.#unknownCurrencies.size > 0 && !this.#statements.some(({ currency }) => isCurrency(currency))
  }

  read({ tag, lines }: Field): void {
    const first = lines[0] ?? ''
    if (tag === '20') {
      const empty = { account: '', currency: '', opening: '', closing: '' }
      this.#statements.push({ ...empty, lines: [], balances: new Set() })
    }
    const statement = this.#statements.at(-1)
    if (!statement) return
    if (tag.startsWith('25')) statement.account = parseAccount(first)
    if (tag.startsWith('60') || tag.startsWith('62')) {
      const kind = tag.startsWith('60') ? 'opening' : 'closing'
      statement.balances.add(kind)
      if (kind === 'closing' || statement.opening === '') statement[kind] = first.trim()
      statement.currency ||= /^[CD]\d{6}([A-Z]{3})/.exec(first.trim())?.[1] ?? ''
      this.#isLineOpen = false // a :86: that follows describes the statement
    }
    if (tag === '34F' && statement.balances.size === 0) this.isInterim = true
    if (tag === '61') {
      this.rows++
      statement.lines.push({ line: first, supplement: lines.slice(1).join('').trim(), details: [] })
      this.#isLineOpen = true
    }
    const last = statement.lines.at(-1)
    if (tag === '86' && last && this.#isLineOpen) last.details = [...last.details, ...lines]
  }

  #isLineOpen = false

  listStatements(): readonly ParsedStatement[] {
    return this.#statements.map(({ account, currency, lines }) => {
      if (!isCurrency(currency)) {
        if (lines.length > 0) this.#unknownCurrencies.add(currency)
        return { account, currency: null, entries: [] }
      }
      const entries = lines.map((line) => this.#parseEntry(line, currency)).filter((entry) => entry !== null)
      return { account, currency, entries }
    })
  }

  listWarnings(): readonly string[] {
    return [
      ...(this.#reversals > 0 ? [adminText.entriesReversed(this.#reversals)] : []),
      ...(this.#expected > 0 ? [adminText.entriesNotBooked(this.#expected)] : []),
      ...(this.#unreadable.length > 0 ? [adminText.linesUnreadable(this.#unreadable)] : []),
      ...(this.#isUnbalanced() ? [adminText.mt940BalanceDiffers] : []),
      ...[...this.#unknownCurrencies].map((currency) => adminText.statementInUnknownCurrency(currency)),
    ]
  }

  /** Returns true if the entries do not account for the change from the opening to the closing balance. */
  #isUnbalanced(): boolean {
    return this.#statements.some(({ currency, opening, closing, lines }) => {
      if (!isCurrency(currency)) return false
      const [before, after] = [parseBalance(opening, currency), parseBalance(closing, currency)]
      const amounts = lines.map(({ line }) => parseSignedAmount(line, currency))
      if (before === null || after === null || amounts.includes(null)) return false
      return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), before) !== after
    })
  }

  #parseEntry({ line, supplement, details }: StatementLine, currency: CurrencyCode): StatementEntry | null {
    const match = STATEMENT_LINE.exec(line.trim())
    const mark = match?.[3] ?? ''
    if (mark.startsWith('R')) this.#reversals++
    else if (mark.startsWith('E')) this.#expected++
    else if (mark === 'D') this.debits++
    if (match && mark !== 'C') return null
    const bookedOn = match ? parseBookingDate(match[1] ?? '', match[2]) : null
    const amount = parseExactAmount(normalizeDecimal(match?.[5] ?? ''), currency)
    if (!match || !bookedOn || !amount || amount.minor <= 0) {
      this.#unreadable.push(line.trim())
      return null
    }
    const ownReference = (match[7] ?? '').split('//')[0]?.trim() ?? ''
    const read = readDetails(details)
    const account = isIban(cleanAccount(supplement)) ? cleanAccount(supplement) : ''
    return {
      bookedOn,
      amount,
      payerName: read.payerName,
      payerAccount: read.payerAccount || account,
      reference: read.reference || (NO_REFERENCE.test(ownReference) ? '' : ownReference),
      text: read.text,
      bankReference: null, // the part after // is not unique at many banks
    }
  }
}

/**
 * Parses 'C261124EUR1234,50' to minor units, below 0 for a debit. Returns null if it is not a balance in this currency.
 */
function parseBalance(text: string, currency: CurrencyCode): number | null {
  const [, mark, code, amountText = ''] = /^([CD])\d{6}([A-Z]{3})([\d.,]+)/.exec(text) ?? []
  const amount = code === currency ? parseExactAmount(normalizeDecimal(amountText), currency) : null
  return amount && (mark === 'D' ? -amount.minor : amount.minor)
}

/** Returns the change in the balance; 0 for an expected entry. Returns null if the line cannot be parsed. */
function parseSignedAmount(line: string, currency: CurrencyCode): number | null {
  const match = STATEMENT_LINE.exec(line.trim())
  const mark = match?.[3] ?? ''
  if (mark.startsWith('E')) return 0
  const amount = match && parseExactAmount(normalizeDecimal(match[5] ?? ''), currency)
  return amount && (mark === 'C' || mark === 'RD' ? amount.minor : -amount.minor)
}

/** Parses the account without the currency that Dutch banks append. */
function parseAccount(text: string): string {
  return cleanAccount(text.trim().replace(/^(.{10,})\s?(?<=[\d\s])[A-Z]{3}$/, '$1'))
}

/**
 * Returns the number with a decimal point: '1.234,5' and '1234,' have a decimal comma, '1234.50' already has a point.
 */
function normalizeDecimal(text: string): string {
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (at === -1) return text
  return `${text.slice(0, at).replaceAll(/[.,]/g, '') || '0'}.${text.slice(at + 1)}`
}

/** The entry date has no year; the year nearest to the value date is used. */
function parseBookingDate(valueDate: string, entryDate: string | undefined): string | null {
  const [year = 0, month = 0, day = 0] = parseDigitPairs(valueDate)
  const full = toFullYear(year)
  const value = toIsoDate(full, month, day)
  if (!value || entryDate === undefined) return value
  const [entryMonth = 0, entryDay = 0] = parseDigitPairs(entryDate)
  const shift = entryMonth - month > 6 ? -1 : month - entryMonth > 6 ? 1 : 0
  return toIsoDate(full + shift, entryMonth, entryDay) ?? value
}

function parseDigitPairs(digits: string): readonly number[] {
  return (digits.match(/\d\d/g) ?? []).map(Number)
}

function readDetails(lines: readonly string[]): Details {
  const joined = lines.join('')
  const separator = /^\s?(?:\d{3})?([^A-Za-z0-9\s:/,.+(-])(?:00|10|2\d|3\d|6\d)/.exec(joined)?.[1]
  if (separator) return parseGermanDetails(joined, separator)
  if (/\/(?:REMI|NAME|EREF|ORDP|CNTP|TRTP)\//.test(joined)) return parseDutchDetails(joined)
  return parsePlainDetails(lines)
}

const PURPOSE = /^(?:2\d|6[0-3])$/
/** After a subfield of this length, the purpose continues in the next subfield without a space. */
const SUBFIELD_LENGTH = 27
const SEPA_KEYWORDS = /(?:^|\n|\s)(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP|COAM|OAMT|RCUR|ANAM)[+:]\s?/

/** Parses 166?00GUTSCHRIFT?20EREF+…?21SVWZ+…?30BIC?31IBAN?32NAME?33NAME. */
function parseGermanDetails(joined: string, separator: string): Details {
  const subfields = joined
    .split(separator)
    .slice(1)
    .reduce<{ code: string; text: string }[]>((found, part) => {
      const last = found.at(-1)
      if (/^(?:00|10|2\d|3\d|6\d)/.test(part)) found.push({ code: part.slice(0, 2), text: part.slice(2) })
      else if (last) last.text += separator + part // the separator can occur within text
      return found
    }, [])
  const joinAll = (isPart: (code: string) => boolean) =>
    subfields
      .filter(({ code }) => isPart(code))
      .reduce((text, part, index, parts) => {
        const before = parts[index - 1]
        if (index === 0 || !before) return part.text
        if (/^[A-Z]{4}\+/.test(part.text)) return `${text}\n${part.text}`
        return before.text.length >= SUBFIELD_LENGTH ? text + part.text : `${text} ${part.text}`
      }, '')
      .trim()
  const purpose = joinAll((code) => PURPOSE.test(code))
  const textsByKeyword = parseKeywords(purpose)
  const account =
    joinAll((code) => code === '38') || joinAll((code) => code === '31') || (textsByKeyword.get('IBAN') ?? '')
  const reference = textsByKeyword.get('EREF') ?? textsByKeyword.get('KREF') ?? ''
  return {
    payerName: collapseSpaces(joinAll((code) => code === '32' || code === '33') || (textsByKeyword.get('ABWA') ?? '')),
    payerAccount: cleanAccount(account),
    reference: NO_REFERENCE.test(reference) ? '' : reference,
    text: textsByKeyword.get('SVWZ') ?? textsByKeyword.get('') ?? '',
  }
}

/** Returns text by keyword; the key '' has the text before the first keyword. */
function parseKeywords(text: string): ReadonlyMap<string, string> {
  const parts = text.split(SEPA_KEYWORDS)
  const textsByKeyword = new Map([['', (parts[0] ?? '').trim()]])
  for (let index = 1; index < parts.length; index += 2) {
    const keyword = parts[index] ?? ''
    if (!textsByKeyword.has(keyword)) textsByKeyword.set(keyword, (parts[index + 1] ?? '').trim())
  }
  return textsByKeyword
}

const DUTCH_KEYWORDS =
  /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|ORDP|BENM|CNTP|CSID|MARF|PREF|KREF|IREF|RTRN|ULTD|ULTB|ULTC|ADDR|ISDT|PURP|ACCW|TRCD|SVCL|DBIC|SWOC|INIT|CURR)\//

/** Parses /TRTP/SEPA/IBAN/…/NAME/…/REMI/…/EREF/…, /ORDP//NAME/…, and /CNTP/account/bank/name/city/. */
function parseDutchDetails(joined: string): Details {
  const parts = joined.split(DUTCH_KEYWORDS)
  const textsByKeyword = new Map<string, string>()
  for (let index = 1; index < parts.length; index += 2) {
    const keyword = parts[index] ?? ''
    const value = (parts[index + 1] ?? '').replaceAll(/^\/+|\/+$/g, '').trim()
    if (!textsByKeyword.get(keyword)) textsByKeyword.set(keyword, value)
  }
  const [account = '', , name = ''] = (textsByKeyword.get('CNTP') ?? '').split('/')
  const remittance = textsByKeyword.get('REMI') ?? ''
  const structured = /^STRD\/(?:CUR|ISO|[A-Z]{3})?\/?(.+)$/.exec(remittance)?.[1]
  const references = [structured ?? '', textsByKeyword.get('EREF') ?? ''].filter((text) => !NO_REFERENCE.test(text))
  return {
    payerName: collapseSpaces(textsByKeyword.get('NAME') || name || (textsByKeyword.get('ORDP') ?? '')),
    payerAccount: cleanAccount(textsByKeyword.get('IBAN') || textsByKeyword.get('ACCW')?.split(',')[0] || account),
    reference: references.join(' '),
    text: structured === undefined ? remittance.replace(/^USTD\/+/, '') : '',
  }
}

const PLAIN_KEYWORDS = /\b(IBAN|BIC|NAAM|NAME|OMSCHRIJVING|KENMERK|BETALINGSKENM\.|DESCRIPTION|REFERENCE)\s?:\s?/i

/** Reads lines of text. Some banks label the parts: 'NAAM: …', 'IBAN: …'. */
function parsePlainDetails(lines: readonly string[]): Details {
  const text = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
  const parts = text.split(PLAIN_KEYWORDS)
  const textsByKeyword = new Map<string, string>()
  for (let index = 1; index < parts.length; index += 2) {
    textsByKeyword.set((parts[index] ?? '').toUpperCase(), (parts[index + 1] ?? '').trim())
  }
  const account = cleanAccount(/^[A-Z]{2}\d{2}\S+/i.exec(textsByKeyword.get('IBAN') ?? '')?.[0] ?? '')
  return {
    payerName: collapseSpaces(textsByKeyword.get('NAAM') ?? textsByKeyword.get('NAME') ?? ''),
    payerAccount: isIban(account) ? account : '',
    reference: collapseSpaces(textsByKeyword.get('KENMERK') ?? textsByKeyword.get('REFERENCE') ?? ''),
    text,
  }
}

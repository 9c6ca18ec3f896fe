/**
 * `parseCamt053` reads CAMT.053 (ISO 20022 bank to customer statement, versions 001.02 to 001.13): booked credits, with
 * a separate row for each transaction of a batched entry. Pending entries and reversals are skipped with a warning.
 */

import { Parser } from 'htmlparser2'
import { isCurrency } from '#app/base/currencies.ts'
import { add, type Money, money, subtract } from '#app/base/money.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import {
  cleanAccount,
  collapseSpaces,
  MAX_STATEMENT_ROWS,
  type ParsedStatement,
  type ParsedStatements,
  parseExactAmount,
  type StatementEntry,
  toIsoDate,
} from '#app/payments/transfers/statement-row.ts'
import { hasLongMarkup } from '#app/platform/files/has-long-markup.ts'

type Element = {
  /** The name without its namespace prefix. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

/** The schema nests far less; deeper XML is not a statement. */
const MAX_DEPTH = 40
/** Far longer than any text in the schema. */
const MAX_TEXT_LENGTH = 10_000
/** Values that mean there is no reference. */
const NO_REFERENCE = /^(?:NOTPROVIDED|NOT PROVIDED|NONREF|NOREF|N\/?A|[0\s-]*)$/i

export function isXml(text: string): boolean {
  return /^\s*(?:<\?xml|<[A-Za-z!])/.test(text.slice(0, 1_000))
}

export function parseCamt053(xml: string): ParsedStatements {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) {
    return { ok: false, reason: adminText.xmlWithDefinition }
  }
  if (hasLongMarkup(xml, MAX_TEXT_LENGTH)) return { ok: false, reason: adminText.statementTextTooLong }
  const root = readXml(xml)
  if (typeof root === 'string') return { ok: false, reason: root }
  const document = findDocument(root) ?? root
  const other = findOtherMessage(document)
  if (other) return { ok: false, reason: other }
  const reader = new StatementReader()
  const statements = listElements(document, 'BkToCstmrStmt').flatMap((message) =>
    listElements(message, 'Stmt').map((statement) => reader.read(statement)),
  )
  if (statements.length === 0) return { ok: false, reason: adminText.xmlNotStatement }
  if (reader.rows > MAX_STATEMENT_ROWS) return { ok: false, reason: adminText.tooManyRows(MAX_STATEMENT_ROWS) }
  const version = /camt\.053\.001\.(\d\d)/.exec(getNamespaces(document))?.[1]
  const isUnknownVersion = version !== undefined && (Number(version) < 2 || Number(version) > 13)
  const warnings = [...(isUnknownVersion ? [adminText.newCamtVersion(version)] : []), ...reader.listWarnings()]
  return { ok: true, statements, skippedDebits: reader.debits, warnings }
}

/** Finds the document, which some banks wrap together with its header (AppHdr). */
function findDocument(element: Element): Element | null {
  if (element.name === 'Document') return element
  for (const child of element.children) {
    const found = findDocument(child)
    if (found) return found
  }
  return null
}

/** The message elements of other ISO 20022 documents. */
const OTHER_MESSAGES = ['BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn', 'CstmrCdtTrfInitn'] as const

function findOtherMessage(document: Element): string | null {
  if (document.name !== 'Document') return adminText.xmlNotStatement
  const found = OTHER_MESSAGES.find((name) => findElement(document, name))
  return found ? adminText.otherXml[found] : null
}

/** Returns all namespaces that an element declares, separated by spaces. */
function getNamespaces({ attributes }: Element): string {
  return Object.entries(attributes)
    .filter(([name]) => name.startsWith('xmlns'))
    .map(([, uri]) => uri)
    .join(' ')
}

class StatementReader {
  rows = 0
  debits = 0
  #pending = 0
  #reversals = 0
  #unreadable = 0
  #unsplit = 0

  read(statement: Element): ParsedStatement {
    const id = findElement(statement, 'Acct', 'Id')
    const account = cleanAccount(getText(id, 'IBAN') || getText(id, 'Othr', 'Id'))
    const currency = getText(statement, 'Acct', 'Ccy')
    const entries = listElements(statement, 'Ntry').flatMap((entry) => this.#readEntry(entry))
    return { account, currency: isCurrency(currency) ? currency : (entries[0]?.amount.currency ?? null), entries }
  }

  listWarnings(): readonly string[] {
    const all = [
      [this.#pending, adminText.entriesNotBooked],
      [this.#reversals, adminText.entriesReversed],
      [this.#unreadable, adminText.creditsUnreadable],
      [this.#unsplit, adminText.batchesNotSplit],
    ] as const
    return all.flatMap(([count, text]) => (count > 0 ? [text(count)] : []))
  }

  #readEntry(entry: Element): StatementEntry[] {
    this.rows++
    const status = getText(entry, 'Sts', 'Cd') || getText(entry, 'Sts')
    if (status !== 'BOOK') {
      this.#pending++
      return []
    }
    if (/^(?:true|1)$/i.test(getText(entry, 'RvslInd'))) {
      this.#reversals++
      return []
    }
    if (getText(entry, 'CdtDbtInd') !== 'CRDT') {
      this.debits++
      return []
    }
    const amount = parseAmount(findElement(entry, 'Amt'))
    const bookedOn = parseDate(findElement(entry, 'BookgDt')) ?? parseDate(findElement(entry, 'ValDt'))
    if (!amount || amount.minor <= 0 || !bookedOn) {
      this.#unreadable++
      return []
    }
    const details = listElements(entry, 'NtryDtls').flatMap((element) => listElements(element, 'TxDtls'))
    const parts = details.length > 1 ? this.#split(details, amount) : null
    if (!parts) return [toEntry(entry, details, amount, bookedOn)]
    this.rows += parts.length - 1
    return parts.map((part) => toEntry(entry, [part.details], part.amount, bookedOn))
  }

  /** Returns the credits of a batch, or null if their amounts do not add up to the entry's amount. */
  #split(details: readonly Element[], whole: Money): readonly { details: Element; amount: Money }[] | null {
    let total = money(0, whole.currency)
    const parts: { details: Element; amount: Money }[] = []
    let debits = 0
    for (const transaction of details) {
      const amount = findTransactionAmount(transaction, whole)
      if (!amount || amount.minor <= 0 || amount.minor > Number.MAX_SAFE_INTEGER - Math.abs(total.minor))
        return this.#notSplit()
      if (getText(transaction, 'CdtDbtInd') === 'DBIT') {
        debits++
        total = subtract(total, amount)
      } else {
        parts.push({ details: transaction, amount })
        total = add(total, amount)
      }
    }
    if (total.minor !== whole.minor) return this.#notSplit()
    this.debits += debits
    return parts
  }

  #notSplit(): null {
    this.#unsplit++
    return null
  }
}

/**
 * Returns the amount in the account's currency: a transaction's other amounts are from before the currency exchange.
 */
function findTransactionAmount(transaction: Element, { currency }: Money): Money | null {
  const amounts = [
    findElement(transaction, 'Amt'),
    findElement(transaction, 'AmtDtls', 'TxAmt', 'Amt'),
    findElement(transaction, 'AmtDtls', 'InstdAmt', 'Amt'),
  ]
  const matching = amounts.find((amount) => amount?.attributes.Ccy === currency)
  return parseAmount(matching ?? null)
}

function toEntry(entry: Element, details: readonly Element[], amount: Money, bookedOn: string): StatementEntry {
  const [first] = details
  const texts = details.flatMap((transaction) => listRemittanceTexts(transaction))
  const additional = [getText(first, 'AddtlTxInf'), getText(entry, 'AddtlNtryInf')].filter((text) => text !== '')
  const isAlone = details.length === 1
  return {
    bookedOn,
    amount,
    payerName: isAlone ? getPayerName(first) : '',
    payerAccount: isAlone ? getPayerAccount(first) : '',
    reference: details
      .map((transaction) => getReference(transaction))
      .filter(Boolean)
      .join(' '),
    text: (texts.length > 0 ? texts : additional.slice(0, 1)).join('\n'),
    bankReference: findBankReference(entry, isAlone ? first : undefined),
  }
}

function getPayerName(transaction: Element | undefined): string {
  const parties = findElement(transaction, 'RltdPties')
  const getName = (party: string) => getText(parties, party, 'Pty', 'Nm') || getText(parties, party, 'Nm')
  return collapseSpaces(getName('Dbtr') || getName('UltmtDbtr'))
}

function getPayerAccount(transaction: Element | undefined): string {
  const id = findElement(transaction, 'RltdPties', 'DbtrAcct', 'Id')
  return cleanAccount(getText(id, 'IBAN') || getText(id, 'Othr', 'Id'))
}

function listRemittanceTexts(transaction: Element): readonly string[] {
  const remittance = findElement(transaction, 'RmtInf')
  const structured = listElements(remittance, 'Strd')
  return [
    ...listElements(remittance, 'Ustrd').map(({ text }) => text.trim()),
    ...structured.flatMap((element) => listElements(element, 'RfrdDocInf').map((document) => getText(document, 'Nb'))),
    ...structured.flatMap((element) => listElements(element, 'AddtlRmtInf').map(({ text }) => text.trim())),
  ].filter((text) => text !== '')
}

function getReference(transaction: Element): string {
  const structured = listElements(findElement(transaction, 'RmtInf'), 'Strd').map((element) =>
    getText(element, 'CdtrRefInf', 'Ref'),
  )
  const references = [...structured, getText(transaction, 'Refs', 'EndToEndId')].filter(
    (text) => !NO_REFERENCE.test(text),
  )
  return [...new Set(references)].join(' ')
}

/** `NtryRef` is often just a counter within a statement, so it differs in a statement for a different period. */
function findBankReference(entry: Element, transaction: Element | undefined): string | null {
  const references = [getText(transaction, 'Refs', 'AcctSvcrRef'), getText(entry, 'AcctSvcrRef')]
  const given = references.find((text) => !NO_REFERENCE.test(text))
  if (given) return given
  const entryReference = getText(entry, 'NtryRef')
  return NO_REFERENCE.test(entryReference) || /^\d{1,7}$/.test(entryReference) ? null : entryReference
}

function parseAmount(element: Element | null): Money | null {
  const currency = element?.attributes.Ccy
  return element && isCurrency(currency) ? parseExactAmount(element.text.trim(), currency) : null
}

/** Returns the day of a date or a time as the bank writes it, in the bank's time zone. */
function parseDate(element: Element | null): string | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)/.exec(getText(element, 'Dt') || getText(element, 'DtTm'))
  return match ? toIsoDate(Number(match[1]), Number(match[2]), Number(match[3])) : null
}

function listElements(element: Element | null | undefined, name: string): readonly Element[] {
  return element ? element.children.filter((child) => child.name === name) : []
}

function findElement(element: Element | null | undefined, ...path: readonly string[]): Element | null {
  let found = element ?? null
  for (const name of path) found = found?.children.find((child) => child.name === name) ?? null
  return found
}

function getText(element: Element | null | undefined, ...path: readonly string[]): string {
  return findElement(element, ...path)?.text.trim() ?? ''
}

/** Returns the root element, or why the XML cannot be read. */
function readXml(xml: string): Element | string {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const openElements = [root]
  let isBroken = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' }
        if (openElements.length < MAX_DEPTH) openElements.at(-1)?.children.push(element)
        else isBroken = true
        openElements.push(element)
      },
      ontext(text) {
        const element = openElements.at(-1)
        if (element && element.text.length <= MAX_TEXT_LENGTH) element.text += text
      },
      onclosetag(_name, isImplied) {
        const isSelfClosing = xml.endsWith('/>', parser.endIndex + 1)
        if (isImplied && !isSelfClosing) isBroken = true
        openElements.pop()
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  if (openElements.length > 1) isBroken = true
  parser.end()
  const [document] = root.children
  if (isBroken) return adminText.xmlIncomplete
  return document ?? adminText.xmlNotStatement
}

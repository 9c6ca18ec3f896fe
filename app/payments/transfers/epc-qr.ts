/**
 * The text of a QR code for a SEPA credit transfer: EPC069-12, version 002, in UTF-8. Banking apps in the euro area use
 * it to fill in a transfer. `toEpcQrText` returns the text; it is encoded with error correction level M.
 */

import { type Money, toDecimal } from '#app/base/money.ts'
import { checkIban } from '#app/payments/transfers/iban.ts'
import { collapseSpaces } from '#app/payments/transfers/statement-row.ts'

export type EpcTransfer = {
  readonly name: string
  readonly iban: string
  /** Optional for accounts in the European Economic Area. */
  readonly bic?: string
  readonly amount: Money
  /** A structured creditor reference (at most 35 characters), or free text (at most 140), never both. */
  readonly remittance: { readonly structured: string } | { readonly text: string }
}

type EpcQr = { readonly ok: true; readonly text: string } | { readonly ok: false }

const MAX_NAME_LENGTH = 70
const MAX_AMOUNT_MINOR = 99_999_999_999
const MAX_STRUCTURED_LENGTH = 35
const MAX_TEXT_LENGTH = 140
const MAX_BYTES = 331

const INVALID = { ok: false } as const

/** Returns `ok: false` if a value does not conform to the standard. */
export function toEpcQrText({ name, iban, bic = '', amount, remittance }: EpcTransfer): EpcQr {
  const account = checkIban(iban)
  if (!account.ok) return INVALID
  const holder = collapseSpaces(name)
  if (holder === '') return INVALID
  if (holder.length > MAX_NAME_LENGTH) return INVALID
  if (bic !== '' && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)) return INVALID
  if (amount.currency !== 'EUR') return INVALID
  if (amount.minor < 1 || amount.minor > MAX_AMOUNT_MINOR) {
    return INVALID
  }
  const structured = 'structured' in remittance ? collapseSpaces(remittance.structured) : ''
  const text = 'text' in remittance ? collapseSpaces(remittance.text) : ''
  if (structured.length > MAX_STRUCTURED_LENGTH) return INVALID
  if (text.length > MAX_TEXT_LENGTH) return INVALID
  const lines = ['BCD', '002', '1', 'SCT', bic, holder, account.iban, `EUR${toDecimal(amount)}`, '', structured, text]
  const code = lines.join('\n').trimEnd()
  if (new TextEncoder().encode(code).length > MAX_BYTES) return INVALID
  return { ok: true, text: code }
}

import { formatMoney, type Money } from '#app/base/money.ts'
import { type QrPath, toQrPath } from '#app/lib/qr-path.ts'
import { serverPaymentText } from '#app/payments/shopper/payment-text.server.ts'
import { toEpcQrText } from '#app/payments/transfers/epc-qr.ts'
import { formatIban } from '#app/payments/transfers/iban.ts'
import type { BankAccount } from '#app/pricing/payment-terms.ts'

export type TransferRow = {
  readonly label: string
  readonly value: string
  readonly copied: string
  readonly isOrderNumber?: boolean
}

export type TransferInstructions = {
  readonly rows: readonly TransferRow[]
  readonly note: string
  /** A QR code that European banking apps read; null for other currencies and accounts. */
  readonly qr: QrPath | null
}

/** Returns the instructions for transferring `due`. The order number is the payment reference. */
export function buildTransferInstructions(account: BankAccount, due: Money, orderNumber: string): TransferInstructions {
  const texts = serverPaymentText.account
  const { holder, iban, bic, number, bank, routing, note } = account
  const rows = [
    { label: texts.amount, value: formatMoney(due), copied: formatMoney(due) },
    { label: texts.reference, value: orderNumber, copied: orderNumber, isOrderNumber: true },
    { label: texts.holder, value: holder, copied: holder },
    { label: texts.iban, value: formatIban(iban), copied: iban },
    { label: texts.bic, value: bic, copied: bic },
    { label: texts.number, value: number, copied: number },
    { label: texts.bank, value: bank, copied: bank },
    { label: texts.routing, value: routing, copied: routing },
  ].filter(({ value }) => value !== '')
  const code = toEpcQrText({ name: holder, iban, bic, amount: due, remittance: { text: orderNumber } })
  return { rows, note, qr: code.ok ? toQrPath(code.text) : null }
}

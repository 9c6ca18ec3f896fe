/**
 * `isSamePayment` compares payments from statements of different formats, which state the same payment in other words
 * and with other details.
 */

import type { StatementRow } from '#app/features/transfers/statement-row.ts'

export type ComparedPayment = Omit<StatementRow, 'key'>

/** Shorter texts occur within others by chance. */
const MIN_PART_LENGTH = 6

export function isSamePayment(a: ComparedPayment, b: ComparedPayment): boolean {
  const isEqual =
    a.bookedOn === b.bookedOn && a.amount.minor === b.amount.minor && a.amount.currency === b.amount.currency
  if (!isEqual || !mayBeSameAccount(a.account, b.account) || !mayBeSameAccount(a.payerAccount, b.payerAccount)) {
    return false
  }
  const [textsA, textsB] = [textsOf(a), textsOf(b)]
  if (textsA.length > 0 && textsB.length > 0) {
    return textsA.some((text) => textsB.some((other) => isPartOf(text, other)))
  }
  const [nameA, nameB] = [normalize(a.payerName), normalize(b.payerName)]
  return nameA === '' || nameB === '' ? a.payerAccount !== '' && b.payerAccount !== '' : isPartOf(nameA, nameB)
}

/** Unknown accounts may be any. German banks also write bank code and account number, without zeros before it. */
function mayBeSameAccount(a: string, b: string): boolean {
  const [short = '', long = ''] = [accountNumber(a), accountNumber(b)].toSorted((x, y) => x.length - y.length)
  return short === '' || short === long || (short.length >= MIN_PART_LENGTH && long.endsWith(short))
}

function accountNumber(account: string): string {
  const [bank = '', number = ''] = account.split('/')
  return normalize(number ? bank + number.padStart(10, '0') : bank)
}

function textsOf({ reference, text }: ComparedPayment): readonly string[] {
  return [text, reference, reference + text].map(normalize).filter((part) => part !== '')
}

function isPartOf(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b].toSorted((x, y) => x.length - y.length)
  return short === long || (short.length >= MIN_PART_LENGTH && long.includes(short))
}

/** Formats differ in spaces, line breaks, accents and punctuation. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

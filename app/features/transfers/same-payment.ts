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
  if (areOtherPeople(a.payerName, b.payerName)) return false
  const [textsA, textsB] = [textsOf(a), textsOf(b)]
  if (textsA.length > 0 && textsB.length > 0) {
    const shared = textsA.flatMap((text) => textsB.flatMap((other) => partIn(text, other) ?? []))
    return shared.some((text) => isTelling(text, a, b))
  }
  const [nameA, nameB] = [normalize(a.payerName), normalize(b.payerName)]
  return nameA === '' || nameB === '' ? a.payerAccount !== '' && b.payerAccount !== '' : isPartOf(nameA, nameB)
}

/** Whether two payments that are the same also state it in the same words, so that no other can be meant. */
export function isSameText(a: ComparedPayment, b: ComparedPayment): boolean {
  const [text = '', other = ''] = [a, b].map((one) => normalize(one.reference + one.text))
  return text !== '' && text === other
}

/** Banks write “Faster payment” in place of a text: without a number, it identifies a payment of one account or person. */
function isTelling(text: string, a: ComparedPayment, b: ComparedPayment): boolean {
  const isKnown = (one: string, other: string) => one !== '' && other !== ''
  return (
    /\p{N}/u.test(text) ||
    isKnown(a.account, b.account) ||
    isKnown(a.payerAccount, b.payerAccount) ||
    isKnown(a.payerName, b.payerName)
  )
}

/** Names that share no word. */
function areOtherPeople(a: string, b: string): boolean {
  const [wordsA, wordsB] = [a, b].map((name) =>
    name
      .split(/[^\p{L}\p{M}]+/u)
      .map(normalize)
      .filter((word) => word.length > 2),
  )
  return Boolean(wordsA?.length && wordsB?.length && !wordsA.some((word) => wordsB.includes(word)))
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
  return partIn(a, b) !== null
}

/** The shorter text, if the longer one contains it. */
function partIn(a: string, b: string): string | null {
  const [short = '', long = ''] = [a, b].toSorted((x, y) => x.length - y.length)
  return short === long || (short.length >= MIN_PART_LENGTH && long.includes(short)) ? short : null
}

/** Formats differ in spaces, line breaks, accents and punctuation. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

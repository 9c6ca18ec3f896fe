/**
 * `isSamePayment` compares payments from statements of different formats, which describe the same payment in different
 * words and with different details.
 */

import type { StatementRow } from '#app/payments/transfers/statement-row.ts'

export type ComparedPayment = Omit<StatementRow, 'key'>

/** Shorter strings occur within other strings by chance. */
const MIN_PART_LENGTH = 6

export function isSamePayment(a: ComparedPayment, b: ComparedPayment): boolean {
  const hasSameDayAndAmount =
    a.bookedOn === b.bookedOn && a.amount.minor === b.amount.minor && a.amount.currency === b.amount.currency
  if (!hasSameDayAndAmount) return false
  const [first, other] = [getParts(a), getParts(b)]
  if (
    !couldBeSameAccount(first.account, other.account) ||
    !couldBeSameAccount(first.payerAccount, other.payerAccount)
  ) {
    return false
  }
  if (areDifferentPeople(first.nameWords, other.nameWords)) return false
  if (first.texts.length > 0 && other.texts.length > 0) {
    const shared = first.texts.flatMap((text) =>
      other.texts.flatMap((otherText) => findContainedText(text, otherText) ?? []),
    )
    return shared.some((text) => isDistinctive(text, a, b))
  }
  return first.name === '' || other.name === ''
    ? a.payerAccount !== '' && b.payerAccount !== ''
    : isPartOf(first.name, other.name)
}

/**
 * Returns the normalized wording, or '' if there is none. Matching payments with equal wording are certainly one
 * payment.
 */
export function getWording({ reference, text }: ComparedPayment): string {
  return normalize(reference + text)
}

type Parts = {
  readonly account: string
  readonly payerAccount: string
  readonly name: string
  readonly nameWords: readonly string[]
  readonly texts: readonly string[]
}

/** Normalized only once, because a payment is compared with many others. */
const partsByPayment = new WeakMap<ComparedPayment, Parts>()

function getParts(payment: ComparedPayment): Parts {
  const { account, payerAccount, payerName } = payment
  const parts = partsByPayment.get(payment) ?? {
    account: normalizeAccount(account),
    payerAccount: normalizeAccount(payerAccount),
    name: normalize(payerName),
    nameWords: listWords(payerName),
    texts: listTexts(payment),
  }
  partsByPayment.set(payment, parts)
  return parts
}

/**
 * Some banks fill in “Faster payment” if a payment has no text. Text without a number identifies a payment only for the
 * same account or person.
 */
function isDistinctive(text: string, a: ComparedPayment, b: ComparedPayment): boolean {
  const areKnown = (value: string, other: string) => value !== '' && other !== ''
  return (
    /\p{N}/u.test(text) ||
    areKnown(a.account, b.account) ||
    areKnown(a.payerAccount, b.payerAccount) ||
    areKnown(a.payerName, b.payerName)
  )
}

/** Returns true if the names share no word. */
function areDifferentPeople(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && b.length > 0 && !a.some((word) => b.includes(word))
}

function listWords(name: string): readonly string[] {
  const words = name.split(/[^\p{L}\p{M}]+/u).map(normalize)
  return words.filter((word) => word.length > 2)
}

/** Compares account numbers; an unknown number could be any account. */
function couldBeSameAccount(a: string, b: string): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  return shorter === '' || shorter === longer || (shorter.length >= MIN_PART_LENGTH && longer.endsWith(shorter))
}

/** German banks also write an account as bank code and account number, separated by a slash, without leading zeros. */
function normalizeAccount(account: string): string {
  const [bank = '', number = ''] = account.split('/')
  return normalize(number ? bank + number.padStart(10, '0') : bank)
}

function listTexts({ reference, text }: ComparedPayment): readonly string[] {
  return [text, reference, reference + text].map(normalize).filter((part) => part !== '')
}

function isPartOf(a: string, b: string): boolean {
  return findContainedText(a, b) !== null
}

/** Returns the shorter text if the longer one contains it. */
function findContainedText(a: string, b: string): string | null {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  return shorter === longer || (shorter.length >= MIN_PART_LENGTH && longer.includes(shorter)) ? shorter : null
}

/** Removes spaces, line breaks, accents and punctuation, which differ between formats. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

import { formatMoney, type Money, money } from '#app/base/money/money.ts'

const [RIGHT_TO_LEFT_MARK, LEFT_TO_RIGHT_MARK] = ['\u200f', '\u200e']

/** '−₦2,500.00' of a formatted amount. Where lines run from right to left, the minus stays on the left of the digits. */
export function withMinus(amount: string): string {
  return amount.startsWith(RIGHT_TO_LEFT_MARK)
    ? `${RIGHT_TO_LEFT_MARK}${LEFT_TO_RIGHT_MARK}−${amount.slice(1)}`
    : `−${amount}`
}

/** '−CHF 0.02' or 'CHF 0.02' */
export function signedAmount({ minor, currency }: Money): string {
  const amount = formatMoney(money(Math.abs(minor), currency))
  return minor < 0 ? withMinus(amount) : amount
}

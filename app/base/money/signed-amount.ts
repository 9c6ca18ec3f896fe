import type { CurrencyCode } from '#app/base/money/currencies.ts'
import { type Money, money, parseMoney } from '#app/base/money/money.ts'

/** As `parseMoney`, also below 0. */
export function parseSignedMoney(text: string, currency: CurrencyCode): Money | null {
  const [, sign, bare = ''] = /^([-−]?)(.*)$/s.exec(text.trim()) ?? []
  const amount = parseMoney(bare, currency)
  return amount && sign ? money(-amount.minor || 0, currency) : amount
}

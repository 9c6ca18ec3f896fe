import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { type Money, money, parseMoney, toDecimal } from '#app/features/money/money.ts'

/** As `parseMoney`, also below 0. Null if the currency has fewer decimals than the amount. */
export function parseExactMoney(text: string, currency: CurrencyCode): Money | null {
  const [, sign, bare = ''] = /^([-−]?)(.*)$/s.exec(text.trim()) ?? []
  const amount = parseMoney(bare, currency)
  if (!amount || !isExact(bare, amount)) return null
  return sign ? money(-amount.minor || 0, currency) : amount
}

function isExact(text: string, amount: Money): boolean {
  const decimals = /\.(\d*?)0*$/.exec(text)?.[1] ?? ''
  return decimals.length <= (toDecimal(amount).split('.')[1]?.length ?? 0)
}

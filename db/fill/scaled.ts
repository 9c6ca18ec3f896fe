import { divide } from '#app/base/money.ts'

/** Returns `amount * by / per`, rounded to a minor unit. All numbers are integers. */
export function scale(amount: number, by: number, per: number): number {
  return divide(BigInt(amount) * BigInt(by), BigInt(per))
}

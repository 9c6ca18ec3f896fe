import { divide } from '#app/base/money.ts'

/** `amount * by / per`, rounded to a whole minor unit. All are whole numbers. */
export function scaled(amount: number, by: number, per: number): number {
  return divide(BigInt(amount) * BigInt(by), BigInt(per))
}

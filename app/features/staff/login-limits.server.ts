import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, sharedLimit } from '#app/platform/limits/limits.server.ts'

// Wrong guesses: few for one account from one address, more for one account from anywhere (a guesser has many addresses),
// more again for one address (a guesser has many accounts).
const bothLimit = sharedLimit({ name: 'sign-in', points: env.LIMIT_SIGN_IN, seconds: 15 * 60 })
const accountLimit = sharedLimit({ name: 'sign-in-account', points: env.LIMIT_SIGN_IN_ACCOUNT, seconds: 60 * 60 })
const addressLimit = sharedLimit({ name: 'sign-in-address', points: env.LIMIT_SIGN_IN_ADDRESS, seconds: 60 * 60 })

export function loginLimits(db: Database) {
  const [both, account, address] = [bothLimit(db), accountLimit(db), addressLimit(db)]
  const subjects = (email: string, from: string) => {
    const who = email.trim().toLowerCase()
    const where = networkOf(from)
    return { who, where, pair: `${who}\n${where}` }
  }
  return {
    /** Counts one attempt before its password is looked at: guesses sent at the same time are counted all the same. */
    async count(email: string, from: string): Promise<Limited> {
      const { who, where, pair } = subjects(email, from)
      // One after the other: an attempt that is refused here does not use up what others may still try.
      for (const [limiter, subject] of [
        [address, where],
        [both, pair],
        [account, who],
      ] as const) {
        const counted = await limiter.count(subject)
        if (!counted.allowed) return counted
      }
      return { allowed: true }
    },
    /** Has wrong guesses at an account, wherever they came from, not count any more. Those from one address still do. */
    async unlock(email: string): Promise<void> {
      await account.reset(email.trim().toLowerCase())
    },
    /** The attempt was no wrong guess. */
    async succeeded(email: string, from: string): Promise<void> {
      const { who, where, pair } = subjects(email, from)
      await Promise.all([both.reset(pair), account.giveBack(who), address.giveBack(where)])
    },
  }
}

/** Codes tried for one person, who has shown the right password: six digits are soon guessed by anyone who may go on. */
export const codeLimit = sharedLimit({ name: 'second-factor', points: env.LIMIT_SECOND_FACTOR, seconds: 15 * 60 })

/** Passwords tried by someone who is logged in, for what asks for it once more: the device may be in other hands. */
export const ownPasswordLimit = sharedLimit({ name: 'own-password', points: env.LIMIT_SIGN_IN, seconds: 15 * 60 })

import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { clearLimits, type LimitResult, sharedLimit } from '#app/platform/limits/limits.server.ts'

// Failed attempts: few per account and address, more per account (a guesser has many addresses), most per address (a
// guesser has many accounts).
const BOTH = { name: 'sign-in', points: env.LIMIT_SIGN_IN, seconds: 15 * 60 }
const ADDRESS = { name: 'sign-in-address', points: env.LIMIT_SIGN_IN_ADDRESS, seconds: 60 * 60 }
const bothLimit = sharedLimit(BOTH)
const accountLimit = sharedLimit({ name: 'sign-in-account', points: env.LIMIT_SIGN_IN_ACCOUNT, seconds: 60 * 60 })
const addressLimit = sharedLimit(ADDRESS)

export function loginLimits(db: Database) {
  const [both, account, address] = [bothLimit(db), accountLimit(db), addressLimit(db)]
  const subjects = (email: string, from: string) => {
    const accountKey = email.trim().toLowerCase()
    const network = getNetwork(from)
    return { accountKey, network, pair: `${accountKey}\n${network}` }
  }
  return {
    /** Counts an attempt before its password is checked, so that parallel guesses also count. */
    async count(email: string, from: string): Promise<LimitResult> {
      const { accountKey, network, pair } = subjects(email, from)
      // Limits are checked one after the other: an attempt that one of them rejects must not use up the others.
      for (const [limiter, subject] of [
        [address, network],
        [both, pair],
        [account, accountKey],
      ] as const) {
        const counted = await limiter.count(subject)
        if (!counted.allowed) return counted
      }
      return { allowed: true }
    },
    /** Clears failed attempts at an account, and those of all addresses, because the owner's address is unknown. */
    async unlock(email: string): Promise<void> {
      await account.reset(email.trim().toLowerCase())
      await Promise.all([BOTH, ADDRESS].map(({ name }) => clearLimits(db, name)))
    },
    async succeeded(email: string, from: string): Promise<void> {
      const { accountKey, network, pair } = subjects(email, from)
      await Promise.all([both.reset(pair), account.giveBack(accountKey), address.giveBack(network)])
    },
  }
}

/** Second-factor codes per person: six digits are soon guessed. */
export const codeLimit = sharedLimit({ name: 'second-factor', points: env.LIMIT_SECOND_FACTOR, seconds: 15 * 60 })

/** Password confirmations within a session: the device may be in other hands. */
export const ownPasswordLimit = sharedLimit({ name: 'own-password', points: env.LIMIT_SIGN_IN, seconds: 15 * 60 })

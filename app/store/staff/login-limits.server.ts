import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { clearLimits, type LimitResult, sharedLimit } from '#app/platform/limits/limits.server.ts'

// Limits on failed attempts: low per account and address, higher per account (attackers have many addresses), highest
// per address (attackers try many accounts)
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
      // Limits are checked one after another: an attempt that one of them rejects must not use up the others
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
    /** Clears failed attempts on an account and from all addresses, because the owner's address is unknown. */
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

/** Limits second-factor codes per person, because six digits are quickly guessed. */
export const codeLimit = sharedLimit({ name: 'second-factor', points: env.LIMIT_SECOND_FACTOR, seconds: 15 * 60 })

/** Limits password confirmations within a session, because someone else may have the device. */
export const ownPasswordLimit = sharedLimit({ name: 'own-password', points: env.LIMIT_SIGN_IN, seconds: 15 * 60 })

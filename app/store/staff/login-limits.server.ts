import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { clearLimits, createLimiterGetter, type LimitResult } from '#app/platform/limits/limits.server.ts'

// Limits on failed attempts: low for one account from one address, higher for one account from all addresses (attackers
// have many addresses), and highest for one address (attackers try many accounts)
const PAIR = { name: 'sign-in', points: env.LIMIT_SIGN_IN, seconds: 15 * 60 }
const ADDRESS = { name: 'sign-in-address', points: env.LIMIT_SIGN_IN_ADDRESS, seconds: 60 * 60 }
const pairLimit = createLimiterGetter(PAIR)
const accountLimit = createLimiterGetter({
  name: 'sign-in-account',
  points: env.LIMIT_SIGN_IN_ACCOUNT,
  seconds: 60 * 60,
})
const addressLimit = createLimiterGetter(ADDRESS)

export function loginLimits(db: Database) {
  const [pairLimiter, account, address] = [pairLimit(db), accountLimit(db), addressLimit(db)]
  const toSubjects = (email: string, from: string) => {
    const accountKey = email.trim().toLowerCase()
    const network = getNetwork(from)
    return { accountKey, network, pair: `${accountKey}\n${network}` }
  }
  return {
    /** Counts an attempt before its password is checked, so that parallel guesses also count. */
    async count(email: string, from: string): Promise<LimitResult> {
      const { accountKey, network, pair } = toSubjects(email, from)
      // Limits are checked one after another: an attempt that one limit rejects must not count toward the others
      for (const [limiter, subject] of [
        [address, network],
        [pairLimiter, pair],
        [account, accountKey],
      ] as const) {
        const result = await limiter.count(subject)
        if (!result.allowed) return result
      }
      return { allowed: true }
    },
    /** Clears failed attempts on an account and from all addresses, because the owner's address is unknown. */
    async unlock(email: string): Promise<void> {
      await account.reset(email.trim().toLowerCase())
      await Promise.all([PAIR, ADDRESS].map(({ name }) => clearLimits(db, name)))
    },
    /** Clears failed attempts on an account: the total, and those from this address. */
    async clearFailures(email: string, from: string): Promise<void> {
      const { accountKey, pair } = toSubjects(email, from)
      await Promise.all([account.reset(accountKey), pairLimiter.reset(pair)])
    },
    async recordSuccess(email: string, from: string): Promise<void> {
      const { accountKey, network, pair } = toSubjects(email, from)
      await Promise.all([pairLimiter.reset(pair), account.uncount(accountKey), address.uncount(network)])
    },
  }
}

const resetAddressLimit = createLimiterGetter({
  name: 'password-reset-address',
  points: env.LIMIT_SIGN_IN_ADDRESS,
  seconds: 60 * 60,
})
const resetAccountLimit = createLimiterGetter({
  name: 'password-reset-account',
  points: env.LIMIT_SIGN_IN,
  seconds: 60 * 60,
})

/** Limits requests for a new password, each of which can send an email. They do not count as failed logins. */
export async function countResetRequest(db: Database, email: string, from: string): Promise<LimitResult> {
  const result = await resetAddressLimit(db).count(getNetwork(from))
  return result.allowed ? await resetAccountLimit(db).count(email.toLowerCase()) : result
}

/** Limits second-factor codes per person, because six digits are quickly guessed. */
export const codeLimit = createLimiterGetter({
  name: 'second-factor',
  points: env.LIMIT_SECOND_FACTOR,
  seconds: 15 * 60,
})

/** Limits password confirmations per person, because someone else may be using the person's session. */
export const ownPasswordLimit = createLimiterGetter({
  name: 'own-password',
  points: env.LIMIT_SIGN_IN,
  seconds: 15 * 60,
})

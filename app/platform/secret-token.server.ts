import { createHash, randomBytes } from 'node:crypto'
import { and, type Column, gt, lte, type SQL } from 'drizzle-orm'
import { CLOCK_SKEW_MS } from '#app/platform/time-window.ts'

// For secrets that grant access for a short time. Only hashes are stored, so that the database and its backups contain
// no usable token.

/**
 * Returns 256 random bits as lowercase hexadecimal digits, because the store redirects storefront URLs with capital
 * letters.
 */
export function createSecretToken(): string {
  return randomBytes(32).toString('hex')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Matches unexpired tokens, which are valid for `ms`. See `isWindowOpen` for why their end is limited. */
export function isTokenOpen(expiresAt: Column, ms: number, now = new Date()): SQL | undefined {
  return and(gt(expiresAt, now), lte(expiresAt, new Date(now.getTime() + ms + CLOCK_SKEW_MS)))
}

import { createHash, randomBytes } from 'node:crypto'

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

import { randomBytes } from 'node:crypto'

const LINK = /^[0-9a-f]{48}$/

/** Returns 192 random bits, because anyone with the link can use its page. */
export function createSecretLink(): string {
  return randomBytes(24).toString('hex')
}

export function isSecretLink(text: string): boolean {
  return LINK.test(text)
}

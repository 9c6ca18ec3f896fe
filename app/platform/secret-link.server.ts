import { randomBytes } from 'node:crypto'

const LINK = /^[0-9a-f]{48}$/

/** 192 random bits: the link is all it takes to use its page. */
export function newSecretLink(): string {
  return randomBytes(24).toString('hex')
}

export function isSecretLink(text: string): boolean {
  return LINK.test(text)
}

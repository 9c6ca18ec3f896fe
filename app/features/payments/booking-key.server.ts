import { createHash } from 'node:crypto'

/** A deterministic idempotency key: a UUID of version 8 from the hash of a text. */
export function bookingKey(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

import { createHash } from 'node:crypto'

/** The key under which the store itself books something once: the same words always have the same. A UUID of version 8. */
export function bookingKey(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

import { expect, test } from 'vitest'
import { computeFingerprint, seal, unseal } from '#app/platform/sealed.server.ts'

const ADA = { secret: 'a'.repeat(64), owner: 'ada' }
const BYTES = new TextEncoder().encode('a key of twenty byte')

test('a value is decrypted only with the same secret and owner, and is encrypted differently each time', () => {
  const sealed = seal(BYTES, ADA)
  expect(unseal(sealed, ADA)).toEqual(BYTES)
  expect(unseal(sealed, { ...ADA, owner: 'ben' })).toBeNull()
  expect(unseal(sealed, { ...ADA, secret: 'b'.repeat(64) })).toBeNull()
  expect(seal(BYTES, ADA)).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64').includes(Buffer.from(BYTES))).toBe(false)
})

test.each(['', 'AAAA', 'no base64 at all', seal(BYTES, ADA).slice(0, 20)])('%j decrypts to null', (sealed) => {
  expect(unseal(sealed, ADA)).toBeNull()
})

test('one changed bit is detected', () => {
  const sealed = Buffer.from(seal(BYTES, ADA), 'base64')
  for (const at of [0, 12, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(changed.toString('base64'), ADA)).toBeNull()
  }
})

test('a fingerprint depends on the owner and secret', () => {
  expect(computeFingerprint('code', ADA)).toBe(computeFingerprint('code', ADA))
  expect(computeFingerprint('code', { ...ADA, owner: 'ben' })).not.toBe(computeFingerprint('code', ADA))
  expect(computeFingerprint('code', { ...ADA, secret: 'b'.repeat(64) })).not.toBe(computeFingerprint('code', ADA))
})

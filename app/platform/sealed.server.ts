import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

type SealContext = { readonly secret: string; readonly owner: string }

/** Encrypts a value and binds it to `owner`, so that it cannot be decrypted if it is copied to another owner's row. */
export function seal(bytes: Uint8Array, { secret, owner }: SealContext): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, deriveKey(secret, 'seal'), nonce).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** Returns the decrypted value, or null if the secret or owner is different or the value is damaged. */
export function unseal(sealed: string, { secret, owner }: SealContext): Uint8Array<ArrayBuffer> | null {
  const all = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv(CIPHER, deriveKey(secret, 'seal'), all.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(all.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return new Uint8Array(Buffer.concat([decipher.update(all.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]))
  } catch {
    return null
  }
}

/** Returns a keyed hash, which cannot be guessed without the secret, however short `text` is. */
export function computeFingerprint(text: string, { secret, owner }: SealContext): string {
  return createHmac('sha256', deriveKey(secret, 'fingerprint')).update(`${owner}\n${text}`).digest('base64url')
}

/** Derives a separate key per use, so that signatures reveal nothing about encryption. */
function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `lumina ${use}`, 32))
}

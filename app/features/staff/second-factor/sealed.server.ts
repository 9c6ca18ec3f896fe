import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts what the database must not tell to anyone who reads it alone. `owner` is bound to it: moved into another's row it
 * cannot be opened.
 */
export function seal(
  bytes: Uint8Array,
  { secret, owner }: { readonly secret: string; readonly owner: string },
): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(secret, 'seal'), nonce).setAAD(Buffer.from(owner))
  const closed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64')
}

/** What was sealed, or null where it was sealed with another secret, for someone else, or was damaged. */
export function unseal(
  sealed: string,
  { secret, owner }: { readonly secret: string; readonly owner: string },
): Uint8Array<ArrayBuffer> | null {
  const all = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(secret, 'seal'), all.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(all.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return new Uint8Array(Buffer.concat([decipher.update(all.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]))
  } catch {
    return null
  }
}

/** A hash that cannot be guessed at without the secret, however short `text` is. */
export function fingerprint(
  text: string,
  { secret, owner }: { readonly secret: string; readonly owner: string },
): string {
  return createHmac('sha256', keyFor(secret, 'fingerprint')).update(`${owner}\n${text}`).digest('base64url')
}

/** A key of its own for each use, so that what is signed with the secret itself says nothing about it. */
function keyFor(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `lumina ${use}`, 32))
}

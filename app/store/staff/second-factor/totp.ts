/** The defaults that authenticator apps assume: RFC 6238 with SHA-1, six digits, 30 seconds. */
const DIGITS = 6
const STEP_MS = 30_000
/** The number of steps that a device's clock can be off by. */
const DRIFT = 1
const SECRET_BYTES = 20
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export type TotpSecret = Uint8Array<ArrayBuffer>

export function createTotpSecret(): TotpSecret {
  return crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
}

export function computeStep(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS)
}

export async function computeCode(secret: TotpSecret, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const signed = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const offset = signed.getUint8(19) & 15
  const number = signed.getUint32(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Finds the step within the allowed drift that a code belongs to, or returns null. */
export async function findStep(secret: TotpSecret, code: string, now: Date): Promise<number | null> {
  const middle = computeStep(now)
  let found: number | null = null
  for (let step = middle - DRIFT; step <= middle + DRIFT; step++) {
    if ((await computeCode(secret, step)) === code) found = step // the loop continues, because timing must not reveal the step
  }
  return found
}

export function formatKey(secret: TotpSecret): string {
  return base32(secret).replace(/(.{4})(?=.)/g, '$1 ')
}

export function buildKeyUri(
  secret: TotpSecret,
  { store, email }: { readonly store: string; readonly email: string },
): string {
  const issuer = store.replaceAll(':', ' ') // a colon separates issuer and account
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}

function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{1,5}/g, (five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
}

import { z } from 'zod'
import { parseJson } from '#app/lib/json.ts'
import { authSecret } from '#app/platform/auth-secret.server.ts'
import { fingerprint, seal, unseal } from '#app/platform/sealed.server.ts'
import type { Keys } from '#app/pricing/payment-methods/payment-provider.ts'

/** Which secret encrypts the keys. A restored database whose keys were encrypted with another one has none. */
export function keysSecretId(): string {
  secretId ??= fingerprint('payment keys', { secret: authSecret(), owner: 'payments' }).slice(0, 16)
  return secretId
}

let secretId: string | null = null

export function sealKeys(provider: string, keys: Keys): string {
  return seal(new TextEncoder().encode(JSON.stringify(keys)), sealing(provider))
}

/** Null if they were encrypted with another secret or for another provider, or are damaged. */
export function unsealKeys(provider: string, sealed: string): Keys | null {
  const bytes = unseal(sealed, sealing(provider))
  const keys = bytes && z.record(z.string(), z.string()).safeParse(parseJson(new TextDecoder().decode(bytes)))
  return keys?.success ? keys.data : null
}

function sealing(provider: string) {
  return { secret: authSecret(), owner: `payments:${provider}` }
}

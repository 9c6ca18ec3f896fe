import { env } from '#app/platform/env.server.ts'
import { readSecret } from '#app/platform/secret.server.ts'

let secret: string | undefined

/**
 * Returns the secret that signs sessions and encrypts second factors, and generates it if it is missing. @throws
 * StartError if invalid
 */
export function getAuthSecret(): string {
  secret ??= env.AUTH_SECRET ?? readSecret(env.DATA_DIR, 'auth')
  return secret
}

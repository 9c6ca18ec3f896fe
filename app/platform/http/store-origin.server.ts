import { env } from '#app/platform/env.server.ts'

/**
 * Where the store is to be found, for links that leave it in mails: PUBLIC_URL, or this machine where it is tried at home.
 * Never the Host header, which the sender of a request writes.
 */
export function storeOrigin(): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
}

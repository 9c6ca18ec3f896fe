import { env } from '#app/platform/env.server.ts'

/**
 * Returns the store's origin for links in emails: PUBLIC_URL, or this machine by default. Never the Host header, which
 * the client controls.
 */
export function storeOrigin(): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
}

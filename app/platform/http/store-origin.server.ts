import { env } from '#app/platform/env.server.ts'

/** Returns the origin for links in emails. Never uses the Host header, which clients control. */
export function storeOrigin(): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
}

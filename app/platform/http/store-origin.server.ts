import { env } from '#app/platform/env.server.ts'

/** For links in emails. Never the Host header, which clients control. */
export function storeOrigin(): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
}

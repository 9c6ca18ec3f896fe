import { getNetwork } from '#app/platform/http/address.ts'
import { localLimiter } from '#app/platform/limits/limits.server.ts'

const rejected = localLimiter({ name: 'webhook-rejected', points: 30, seconds: 60 })
/**
 * Limits all addresses together, because providers limit a store's requests. Networks that sent valid webhooks have a
 * separate limit.
 */
const verified = localLimiter({ name: 'webhook-verified', points: 120, seconds: 60 })
const MAX_KNOWN = 1_000
/** Networks that sent a valid webhook. */
const known = new Set<string>()

/** Limits webhooks with a wrong signature from one address. Valid webhooks are not counted. */
export function webhookLimits(address: string) {
  const network = getNetwork(address)
  const share = known.has(network) ? 'known' : 'unknown'
  let isCounted = false
  let retryAfter = 0

  /** Counts a webhook once, before or after its signature is checked. */
  async function count(): Promise<boolean> {
    if (isCounted) return retryAfter === 0
    isCounted = true
    const counted = await rejected.count(network)
    if (!counted.allowed) retryAfter = counted.retryAfter
    return counted.allowed
  }

  return {
    count,
    /** Counts a request to the provider before it is sent. */
    async canVerify(): Promise<boolean> {
      if (!(await count())) return false
      const counted = await verified.count(share)
      if (counted.allowed) return true
      retryAfter = counted.retryAfter
      await rejected.giveBack(network) // its signature was not checked
      return false
    },
    /** Undoes the count of a valid webhook. */
    async giveBack(): Promise<void> {
      if (known.size >= MAX_KNOWN) known.clear()
      known.add(network)
      if (isCounted) await Promise.all([rejected.giveBack(network), verified.giveBack(share)])
    },
    retryAfter: () => Math.max(1, retryAfter),
  }
}

import { getNetwork } from '#app/platform/http/address.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'

const rejectedLimiter = createLocalLimiter({ name: 'webhook-rejected', points: 30, seconds: 60 })
/**
 * Limits the requests that check signatures with the provider, for all networks together, because providers limit a
 * store's requests. Networks that sent valid webhooks have a separate limit.
 */
const verificationLimiter = createLocalLimiter({ name: 'webhook-verified', points: 120, seconds: 60 })
const MAX_KNOWN = 1_000
/** Networks that sent a valid webhook. */
const knownNetworks = new Set<string>()

/** Limits webhooks with a wrong signature from the address's network. Valid webhooks are not counted. */
export function createWebhookLimits(address: string) {
  const network = getNetwork(address)
  const group = knownNetworks.has(network) ? 'known' : 'unknown'
  let isCounted = false
  let retryAfter = 0

  /** Counts a webhook once, before or after its signature is checked. */
  async function count(): Promise<boolean> {
    if (isCounted) return retryAfter === 0
    isCounted = true
    const counted = await rejectedLimiter.count(network)
    if (!counted.allowed) retryAfter = counted.retryAfter
    return counted.allowed
  }

  return {
    count,
    /** Counts a request to the provider before it is sent. */
    async canVerify(): Promise<boolean> {
      if (!(await count())) return false
      const counted = await verificationLimiter.count(group)
      if (counted.allowed) return true
      retryAfter = counted.retryAfter
      await rejectedLimiter.uncount(network) // the webhook's signature was not checked
      return false
    },
    /** Undoes the count of a valid webhook. */
    async uncount(): Promise<void> {
      if (knownNetworks.size >= MAX_KNOWN) knownNetworks.clear()
      knownNetworks.add(network)
      if (isCounted) await Promise.all([rejectedLimiter.uncount(network), verificationLimiter.uncount(group)])
    },
    retryAfter: () => Math.max(1, retryAfter),
  }
}

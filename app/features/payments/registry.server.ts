import { demo } from '#app/features/payments/demo/demo.ts'
import type { ProviderEntry } from '#app/features/payments/payment-provider.ts'
import { stripe } from '#app/features/payments/stripe/stripe.server.ts'

export type RegisteredProvider = ProviderEntry & { readonly name: string }

/** Every payment provider, by the name that orders keep. New orders are paid with the first that is connected. */
const REGISTRY: Readonly<Record<string, ProviderEntry>> = {
  stripe,
  demo,
}

export const PROVIDERS: readonly RegisteredProvider[] = Object.entries(REGISTRY).map(([name, entry]) => ({
  ...entry,
  name,
}))

/** Null where this version knows none of that name. */
export function findEntry(name: string): RegisteredProvider | null {
  return PROVIDERS.find((entry) => entry.name === name) ?? null
}

/** How a provider's name is read. One that this version does not know stands for itself. */
export function providerTitle(name: string): string {
  return findEntry(name)?.title ?? name
}

/** Whether money moves. A provider that this version does not know is believed to be a real one. */
export function isRealMoney(name: string): boolean {
  return findEntry(name)?.capabilities.realMoney ?? true
}

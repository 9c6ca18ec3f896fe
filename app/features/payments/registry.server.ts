import { demo } from '#app/features/payments/demo/demo.ts'
import type { ProviderEntry } from '#app/features/payments/payment-provider.ts'
import { paypal } from '#app/features/payments/paypal/paypal.server.ts'
import { stripe } from '#app/features/payments/stripe/stripe.server.ts'

export type RegisteredProvider = ProviderEntry & { readonly name: string }

/** Orders store the name of their provider. The first connected one takes new payments. */
export const PROVIDERS: readonly RegisteredProvider[] = [
  { name: 'stripe', ...stripe },
  { name: 'paypal', ...paypal },
  { name: 'demo', ...demo },
]

export function findEntry(name: string): RegisteredProvider | null {
  return PROVIDERS.find((entry) => entry.name === name) ?? null
}

export function providerTitle(name: string): string {
  return findEntry(name)?.title ?? name
}

/** An unknown provider is assumed to take real money. */
export function isRealMoney(name: string): boolean {
  return findEntry(name)?.capabilities.realMoney ?? true
}

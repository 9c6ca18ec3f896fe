import { wiredList } from '#app/lib/wired-list.ts'
import type { ProviderEntry } from '#app/pricing/payment-methods/payment-provider.ts'

export type RegisteredProvider = ProviderEntry & { readonly name: string }

/** All providers, in the order in which checkout shows them until staff change it. The demo takes no real money. */
export const paymentProviders = wiredList<RegisteredProvider>('paymentProviders')

export function findProvider(name: string): RegisteredProvider | null {
  return paymentProviders.entries.find((entry) => entry.name === name) ?? null
}

export function providerTitle(name: string): string {
  return findProvider(name)?.title() ?? name
}

/** An unknown provider is assumed to take real money. */
export function isRealMoney(name: string): boolean {
  return findProvider(name)?.capabilities.realMoney ?? true
}

export function listProviders(isListed: (entry: RegisteredProvider) => boolean): readonly RegisteredProvider[] {
  return paymentProviders.entries.filter(isListed)
}

/** Returns the names of providers whose refunds staff pay out. */
export function listManualProviders(): readonly string[] {
  return listProviders(({ capabilities }) => capabilities.refunds === 'manual').map(({ name }) => name)
}

import type { PaymentProvider } from '#app/features/payments/payment-provider.ts'
import { findEntry, PROVIDERS, type RegisteredProvider } from '#app/features/payments/registry.server.ts'
import type { StorePayment } from '#app/features/settings/store.tsx'
import { env } from '#app/platform/env.server.ts'

export function currentProvider(): RegisteredProvider {
  const connected = PROVIDERS.find((entry) => entry.connect(env) !== null)
  if (!connected) throw new Error('No payment provider is connected')
  return connected
}

export function storePayment(): StorePayment {
  const { title, methods, capabilities } = currentProvider()
  return { title, methods, paidAt: capabilities.paidAt }
}

const loaded = new Map<string, Promise<PaymentProvider>>()

export async function loadProvider(name: string): Promise<PaymentProvider | null> {
  const load = findEntry(name)?.connect(env)
  if (!load) return null
  const provider = loaded.get(name) ?? load()
  loaded.set(name, provider)
  return await provider
}

export type LoadProvider = typeof loadProvider

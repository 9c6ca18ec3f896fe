import { demoProvider } from '#app/features/payments/demo-provider.ts'
import type { PaymentProvider } from '#app/features/payments/payment-provider.ts'
import { env } from '#app/platform/env.server.ts'

/** Who takes the payments of new orders: Stripe where its keys are set, otherwise the demo. */
export const providerName: PaymentProvider['name'] = env.stripe ? 'stripe' : 'demo'

export async function currentProvider(): Promise<PaymentProvider> {
  return (await providerNamed(providerName)) ?? demoProvider
}

let stripe: Promise<PaymentProvider> | undefined

/**
 * The provider of an order, which keeps it whatever takes payments now. Null where that one is not set up any more.
 * Stripe's code is large, and loaded where it is wanted only.
 */
export async function providerNamed(name: string): Promise<PaymentProvider | null> {
  if (name === 'demo') return demoProvider
  if (name !== 'stripe' || !env.stripe) return null
  const account = env.stripe
  stripe ??= import('#app/features/payments/stripe-provider.server.ts').then(({ stripeProvider }) =>
    stripeProvider(account),
  )
  return await stripe
}

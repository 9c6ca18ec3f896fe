import type { CurrencyCode } from '#app/base/currencies.ts'
import type { Money } from '#app/base/money.ts'
import { createWiredList } from '#app/lib/wired-list.ts'
import type { Env } from '#app/platform/read-env.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import type { TermField } from '#app/pricing/payment-terms.ts'

/** The properties of a provider that are available without loading its code. */
export type ProviderEntry = {
  /** The name for staff; shoppers also see it if the provider has its own page. */
  readonly title: () => string
  /** The SVG path of the provider's logo, if it has one, in a box of 24 units. */
  readonly logo?: string
  /** One sentence for staff. */
  readonly description: () => string
  readonly methods: readonly PaymentMethod[]
  readonly capabilities: Capabilities
  readonly initialStatus: {
    readonly paymentStatus: 'paid' | 'pending'
    readonly status: 'processing' | 'pending'
  }
  /** The terms that the owner enters for each market that offers the provider. */
  readonly settingFields: readonly TermField[]
  /** The keys that staff enter to connect the provider; empty if it needs no account. */
  readonly keyFields: readonly KeyField[]
  /** Null if the currency is not supported. Orders of 0 need no provider. */
  amountLimits(currency: CurrencyCode): AmountLimits | null
  /** Returns true if the keys are in the environment, which takes precedence. */
  isConfiguredInEnvironment(env: Env): boolean
  /**
   * Returns a function that imports the provider's code, or null if there are no keys. `keys` are the keys that staff
   * entered.
   */
  connect(env: Env, keys: Keys | null): (() => Promise<PaymentProvider>) | null
}

export type KeyField = {
  readonly name: string
  readonly label: () => string
  readonly hint: () => string
  /** The environment variable that can contain the key instead. */
  readonly variable: string
  readonly pattern: RegExp
  /** Choices, if the field is a select instead of a text field. */
  readonly choices?: readonly { readonly value: string; readonly label: () => string; readonly hint: () => string }[]
}

export type Keys = Readonly<Record<string, string>>

/** In the currency's smallest unit; only multiples of `step` can be charged. */
export type AmountLimits = { readonly min: number; readonly max: number; readonly step: number }

/** The differences between providers. Other code checks these, never a provider's name. */
type Capabilities = {
  readonly isRealMoney: boolean
  readonly paymentFlow: PaymentFlow
  readonly hasWebhook: boolean
  /** 'manual': staff pay refunds out themselves and record them. */
  readonly refunds: 'automatic' | 'manual'
}

/** An order is paid in our checkout, on the provider's page, by bank transfer, or in cash when it is delivered. */
export type PaymentFlow = 'checkout' | 'hosted-page' | 'transfer' | 'delivery'

export type Charge = {
  /** The store's payment id, the same in repeated requests. A new attempt to pay the order has a new id. */
  readonly paymentId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly email: string
  readonly total: Money
  readonly method: PaymentMethod
  /**
   * The reference that was returned when this payment began; needed to continue the payment, and empty before it
   * begins.
   */
  readonly reference: string
  readonly address: string
  /** The time when the provider expires the payment, if it supports that. The same in repeated requests. */
  readonly expiresAt: Date
  readonly successUrl: string
  readonly cancelUrl: string
}

type StartedPayment = {
  /** The provider's payment id, which is unique and contained in its webhooks. */
  readonly reference: string
  readonly payment: PaymentState | { readonly state: 'rejected' }
}

/**
 * An amount that a provider reports, converted to the store's smallest unit of the currency. It is compared with the
 * order and never trusted.
 */
export type ProviderAmount = { readonly minor: number; readonly currency: string }

/**
 * 'open': can be paid at the URL `address`, which is empty if the provider does not repeat it. 'approved': the shopper
 * agreed, and `capture` charges the money. 'processing': the money is on its way. 'gone': can no longer be paid. `fee`:
 * the provider's fee, if it reports one.
 */
export type PaymentState =
  | { readonly state: 'open'; readonly address: string }
  | { readonly state: 'approved' }
  | { readonly state: 'processing' }
  | { readonly state: 'paid'; readonly amount: ProviderAmount; readonly fee?: ProviderAmount }
  | { readonly state: 'gone' }

/**
 * A bank may return the money later, so that 'done' becomes 'failed'. `reason` is for staff. `reference` is empty if
 * the provider rejected the refund; in that case, `refunded` is the sum of all refunds at the provider.
 */
export type RefundState =
  | { readonly state: 'pending' | 'done'; readonly reference: string }
  | {
      readonly state: 'failed'
      readonly reference: string
      readonly reason: string
      readonly refunded?: ProviderAmount
    }

/** `id` is the provider's id for the event. The same event can arrive again at any time. */
export type PaymentEvent = { readonly id: string; readonly kind: string } & (
  | {
      readonly about: 'payment'
      readonly orderId: string
      readonly reference: string
      readonly payment: Exclude<PaymentState, { readonly state: 'open' }>
    }
  /** About one of our refunds, identified by our id. */
  | { readonly about: 'refund'; readonly refundId: string; readonly refund: RefundState }
  /** The sum of all refunds of an order's payment at the time `at`, including those made at the provider. */
  | { readonly about: 'refunded'; readonly orderId: string; readonly total: ProviderAmount; readonly at: Date }
  /** The shopper's bank or the provider is taking the money back, or has decided a dispute. */
  | {
      readonly about: 'dispute'
      readonly orderId: string
      readonly reference: string
      readonly outcome: 'opened' | 'won' | 'lost'
    }
)

/**
 * The provider's response to a test of our keys. `account`: the account's name or number at the provider, for staff.
 */
export type ConnectionTest =
  | { readonly ok: true; readonly mode: 'live' | 'test'; readonly account: string }
  | { readonly ok: false; readonly reason: string }

/** 'rejected': invalid signature. 'ignored': not about an order or refund of the store. */
type Webhook = 'rejected' | 'limited' | 'ignored' | PaymentEvent

/**
 * Methods use the network: never call them inside a transaction. They throw if the provider does not respond or rejects
 * our credentials; in that case, the result is unknown, and a retry is safe.
 */
export type PaymentProvider = {
  /** Begins a payment, or finds the order's payment. 'rejected': the provider does not accept this amount. */
  authorize(charge: Charge): Promise<StartedPayment>
  /**
   * Captures an approved payment. Safe to call repeatedly. Only for providers that report 'approved'.
   */
  capture?(reference: string): Promise<PaymentState>
  /** Returns a payment's current state, for reconciliation and for lost webhooks. Changes nothing. */
  find(reference: string): Promise<PaymentState>
  /** Cancels an open payment. Returns its state, which may be paid. */
  release(reference: string): Promise<PaymentState>
  /** Refunds once for each `refundId`. */
  refund(reference: string, amount: Money, refundId: string): Promise<RefundState>
  /** Returns true if a webhook has a signature in the provider's format. Does not verify it or send a request. */
  couldBeSigned(headers: Headers, now?: Date): boolean
  /**
   * Parses a webhook after checking the signature of the raw body. Calls `canVerify` before a check that needs a
   * request to the provider; if that returns false, the webhook is 'limited'.
   */
  readWebhook(body: string, headers: Headers, now?: Date, canVerify?: () => Promise<boolean>): Promise<Webhook>
  /** Tests the keys with a request that changes nothing. Does not throw if the keys are rejected. */
  test(): Promise<ConnectionTest>
}

export type RegisteredProvider = ProviderEntry & { readonly name: string }

/** All providers, in the order that checkout shows until staff change it. The demo provider takes no real money. */
export const paymentProviders = createWiredList<RegisteredProvider>('paymentProviders')

export function findProvider(name: string): RegisteredProvider | null {
  return paymentProviders.entries.find((entry) => entry.name === name) ?? null
}

export function getProviderTitle(name: string): string {
  return findProvider(name)?.title() ?? name
}

/** An unknown provider is assumed to take real money. */
export function takesRealMoney(name: string): boolean {
  return findProvider(name)?.capabilities.isRealMoney ?? true
}

export function listProviders(isListed: (entry: RegisteredProvider) => boolean): readonly RegisteredProvider[] {
  return paymentProviders.entries.filter(isListed)
}

/** Returns the names of providers whose refunds staff pay out themselves. */
export function listManualProviders(): readonly string[] {
  return listProviders(({ capabilities }) => capabilities.refunds === 'manual').map(({ name }) => name)
}

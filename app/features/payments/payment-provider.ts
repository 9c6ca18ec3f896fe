import type { Money } from '#app/features/money/money.ts'
import type { PaymentMethod } from '#app/features/orders/order.ts'
import type { StorePayment } from '#app/features/settings/store.tsx'
import type { Env } from '#app/platform/read-env.ts'

/**
 * What the store knows of a provider without loading its code. The registry gives it its name, which orders and refunds
 * keep.
 */
export type ProviderEntry = {
  /** How shoppers and staff read its name. */
  readonly title: string
  /** What its shoppers can choose between. */
  readonly methods: readonly PaymentMethod[]
  readonly capabilities: Capabilities
  /** How an order stands when it is placed. A pending one waits for its payment, and its stock is held for a while. */
  readonly initialStatus: { readonly paymentStatus: 'paid' | 'pending'; readonly status: 'processing' | 'pending' }
  /** The least and the most it takes at once, in US cents. Nothing at all needs no provider. */
  readonly amountLimits: { readonly min: number; readonly max: number }
  /** A function that loads its code, with its keys; null where these are not set. Code that is large is imported there. */
  connect(env: Env): (() => Promise<PaymentProvider>) | null
}

/** How providers differ. Code asks for these, and never for a provider by its name. */
type Capabilities = {
  /** Without, no money moves: there is nothing to look up at a provider, and a refund is done once it is booked. */
  readonly realMoney: boolean
  /** Where the shopper pays. */
  readonly paidAt: StorePayment['paidAt']
  /** Whether it sends webhooks, to /webhooks/<name>. */
  readonly webhook: boolean
}

/** What is to be paid: an order, as anyone who takes the money has to know it. */
type Charge = {
  readonly orderId: string
  readonly orderNumber: string
  readonly email: string
  readonly total: Money<'USD'>
  /** What the payment is called at the provider, where one was begun; empty before. */
  readonly reference: string
  /** When the payment is to end by itself at the latest, whatever becomes of us. The same whenever it is asked for. */
  readonly endsAt: Date
  /** Where the provider sends the shopper afterwards, and where on a change of mind. */
  readonly successUrl: string
  readonly cancelUrl: string
}

/** An amount that a provider names. It is compared with ours, never believed. */
export type ProviderAmount = { readonly minor: number; readonly currency: string }

/**
 * How a payment stands. 'open': the shopper can pay at `address`. 'processing': the shopper has done their part, and the
 * money is on its way. 'gone': it can no longer be paid.
 */
export type PaymentState =
  | { readonly state: 'open'; readonly address: string }
  | { readonly state: 'processing' }
  | { readonly state: 'paid'; readonly amount: ProviderAmount }
  | { readonly state: 'gone' }

/**
 * 'done' is not the end: a bank may send the money back, which makes it 'failed'. `reason`: in words for staff. `reference`
 * is empty where the refund was refused and never made; then `given` is how much was given back in all, by whomever.
 */
export type RefundState =
  | { readonly state: 'pending' | 'done'; readonly reference: string }
  | { readonly state: 'failed'; readonly reference: string; readonly reason: string; readonly given?: ProviderAmount }

/** What a provider tells us. `id` is the provider's own, and the same event may come again at any time. */
export type PaymentEvent = { readonly id: string; readonly kind: string } & (
  | {
      readonly about: 'payment'
      readonly orderId: string
      readonly reference: string
      readonly payment: Exclude<PaymentState, { readonly state: 'open' }>
    }
  /** One of our refunds, by our id of it. */
  | { readonly about: 'refund'; readonly refundId: string; readonly refund: RefundState }
  /** How much of an order's payment had been given back in all, by whomever, at that moment. */
  | { readonly about: 'refunded'; readonly orderId: string; readonly total: ProviderAmount; readonly at: Date }
)

/** 'refused': it is not proven that the provider sent it. 'ignored': it did, and it is about nothing of ours. */
export type Webhook = 'refused' | 'ignored' | PaymentEvent

/**
 * Who takes the money. Its methods may go over the network: never inside a transaction. They throw where the provider does
 * not answer or does not take our word; then nothing is known, and asking again is safe.
 */
export type PaymentProvider = {
  /** Begins a payment, or finds the one that was begun for this order: there is one, however often it is asked for. */
  authorize(charge: Charge): Promise<{ readonly reference: string; readonly payment: PaymentState }>
  /** Takes what was authorised, where the provider does not by itself, and says how the payment stands. */
  capture(reference: string): Promise<PaymentState>
  /** Gives up a payment that was not made, so that it cannot be made any more. Says how it stands now: perhaps paid. */
  release(reference: string): Promise<PaymentState>
  /** Gives money back, once for each `refundId`, however often it is asked for. */
  refund(reference: string, amount: Money<'USD'>, refundId: string): Promise<RefundState>
  /** What a webhook says, after its signature has been checked over the body as it came. */
  readWebhook(body: string, headers: Headers, now?: Date): Promise<Webhook>
}

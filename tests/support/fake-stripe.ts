import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { startLocalServer } from '#tests/support/local-server.ts'

export const STRIPE_KEY = 'sk_test_lumina4fake'
export const WEBHOOK_SECRET = 'whsec_lumina4fake'

type Session = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  amount_total: number
  currency: string
  url: string | null
  client_reference_id: string | null
  customer_email: string | null
  metadata: Record<string, string>
  success_url: string
  cancel_url: string
  expires_at: number
}

type Refund = {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: 'succeeded' | 'pending' | 'failed'
  failure_reason?: string
  metadata: Record<string, string>
}

export type StripeEvent = {
  readonly id: string
  readonly type: string
  readonly created: number
  readonly data: { readonly object: object }
}

/** The part of Stripe's API that the store uses, as a local server with a hosted page and signed webhooks. */
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

export async function startFakeStripe() {
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const disputed = new Set<string>()
  const responses = new Map<string, { request: string; status: number; body: object }>()
  const state = {
    /** While set, every call fails with this status; 0 closes the connection. */
    failWith: null as number | null,
    /** The number of upcoming writes that do their work and then close the connection instead of responding. */
    responsesToDrop: 0,
    /** The outcome of the next refunds. */
    refundOutcome: 'succeeded' as Refund['status'] | 'rejected',
    webhookUrl: '',
    /** While true, webhooks are collected in `heldEvents` instead of being sent. */
    areWebhooksHeld: false,
    heldEvents: [] as StripeEvent[],
    /** True if the payment's webhook is sent before the response to the request that creates the session. */
    isPaidBeforeResponse: false,
  }

  const { url, close } = await startLocalServer((req, res) => void handle(req, res))

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', url)
    const body = await text(req)
    if (pathname === '/favicon.ico') return void res.writeHead(204).end()
    if (pathname.startsWith('/pay/')) return await servePage(req.method === 'POST', pathname.slice(5), res)
    if (state.failWith === 0) return void res.destroy()
    if (state.failWith !== null) return sendError(res, state.failWith, 'api_error', 'api_error')
    if (req.headers.authorization !== `Bearer ${STRIPE_KEY}`) {
      return sendError(res, 401, 'invalid_request_error', 'api_key_invalid')
    }
    if (req.method === 'GET') return send(res, ...read(pathname, searchParams))
    if (req.headers['content-type'] !== 'application/x-www-form-urlencoded') {
      return sendError(res, 400, 'invalid_request_error', 'content_type')
    }
    const key = String(req.headers['idempotency-key'] ?? '')
    const fingerprint = `${pathname}?${body}`
    const previous = responses.get(key)
    if (previous && previous.request !== fingerprint)
      return sendError(res, 400, 'idempotency_error', 'idempotency_key_in_use')
    if (previous) return sendWritten(res, previous.status, previous.body)
    const [status, result] = write(pathname, new URLSearchParams(body))
    const response = structuredClone(result)
    if (key && status === 200) responses.set(key, { request: fingerprint, status, body: response })
    const [latestSessionId] = [...sessions.keys()].slice(-1)
    if (state.isPaidBeforeResponse && latestSessionId && pathname === '/v1/checkout/sessions')
      await deliver(pay(latestSessionId))
    sendWritten(res, status, response)
  }

  function sendWritten(res: ServerResponse, status: number, body: object): void {
    if (state.responsesToDrop > 0) {
      state.responsesToDrop -= 1
      res.destroy()
    } else send(res, status, body)
  }

  function read(pathname: string, search: URLSearchParams): [number, object] {
    if (pathname === '/v1/refunds') {
      const data = refunds.filter((refund) => refund.payment_intent === search.get('payment_intent')).reverse()
      return [200, { object: 'list', has_more: false, url: pathname, data }]
    }
    if (pathname === '/v1/account') {
      return [200, { id: 'acct_lumina4fake', object: 'account', business_profile: { name: 'Lumina Test' } }]
    }
    if (pathname === '/v1/checkout/sessions') {
      const data = [...sessions.values()].filter(
        (candidate) => candidate.payment_intent === search.get('payment_intent'),
      )
      return [200, { object: 'list', has_more: false, url: pathname, data }]
    }
    const session = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)$/.exec(pathname)?.[1] ?? '')
    return session ? [200, session] : createProblem(404, 'resource_missing')
  }

  function write(pathname: string, form: URLSearchParams): [number, object] {
    if (pathname === '/v1/checkout/sessions') return createSession(form)
    if (pathname === '/v1/refunds') return createRefund(form)
    const session = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(pathname)?.[1] ?? '')
    if (!session) return createProblem(404, 'resource_missing')
    if (session.status !== 'open') return createProblem(400, 'checkout_session_not_open')
    Object.assign(session, { status: 'expired', url: null })
    return [200, session]
  }

  function createSession(form: URLSearchParams): [number, object] {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    const secondsLeft = Number(form.get('expires_at')) - Date.now() / 1000
    const isComplete = form.get('mode') === 'payment' && form.get('line_items[0][quantity]') === '1'
    if (!isComplete || !URL.canParse(form.get('success_url') ?? '')) return createProblem(400, 'parameter_missing')
    const currency = form.get('line_items[0][price_data][currency]') ?? ''
    const amountError = findAmountError(amount, currency)
    if (amountError) return createProblem(400, amountError)
    if (secondsLeft < 30 * 60 || secondsLeft > 24 * 3600) return createProblem(400, 'parameter_invalid_integer')
    const id = `cs_test_${randomBytes(12).toString('hex')}`
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: amount,
      currency,
      url: `${url}/pay/${id}`,
      client_reference_id: form.get('client_reference_id'),
      customer_email: form.get('customer_email'),
      metadata: readMetadata(form, 'metadata'),
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      expires_at: Number(form.get('expires_at')),
    }
    sessions.set(id, session)
    return [200, session]
  }

  function createRefund(form: URLSearchParams): [number, object] {
    const payment = form.get('payment_intent') ?? ''
    const session = [...sessions.values()].find((candidate) => candidate.payment_intent === payment)
    const amount = Number(form.get('amount'))
    if (!session) return createProblem(404, 'resource_missing')
    const refunded = sumRefunds(session)
    if (amount % getStep(session.currency) !== 0) return createProblem(400, 'parameter_invalid_integer')
    if (state.refundOutcome === 'rejected' || disputed.has(payment)) return createProblem(400, 'charge_disputed')
    if (!(amount > 0) || refunded + amount > session.amount_total) return createProblem(400, 'charge_already_refunded')
    const refund: Refund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      object: 'refund',
      amount,
      payment_intent: payment,
      status: state.refundOutcome,
      ...(state.refundOutcome === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
      metadata: readMetadata(form, 'metadata'),
    }
    refunds.push(refund)
    return [200, refund]
  }

  function sumRefunds(session: Session): number {
    return refunds
      .filter(({ payment_intent, status }) => payment_intent === session.payment_intent && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  /** Serves the hosted page: a button that pays, and a link back. */
  async function servePage(isPaying: boolean, id: string, res: ServerResponse): Promise<void> {
    const session = sessions.get(id)
    if (session?.status !== 'open') return void res.writeHead(410).end('This page has expired')
    if (isPaying) {
      const event = pay(id)
      if (state.areWebhooksHeld) state.heldEvents.push(event)
      else await deliver(event)
      return void res.writeHead(303, { Location: session.success_url }).end()
    }
    const total = session.currency === 'usd' ? `$${(session.amount_total / 100).toFixed(2)}` : session.amount_total
    res.setHeader('Content-Type', 'text/html').end(
      `<!doctype html><html lang="en"><title>Pay</title><h1>Pay ${total}</h1>
       <form method="post"><button>Pay</button></form><a href="${session.cancel_url}">Back</a></html>`,
    )
  }

  function getSession(id: string): Session {
    const session = sessions.get(id)
    if (!session) throw new Error(`There is no session ${id}`)
    return session
  }

  function createEvent(type: string, object: object): StripeEvent {
    const id = `evt_${randomBytes(12).toString('hex')}`
    return { id, type, created: Math.floor(Date.now() / 1000), data: { object: structuredClone(object) } }
  }

  /** Pays a session. Returns the event that Stripe would send; `deliver` sends it. */
  function pay(id: string, { isDelayed = false } = {}): StripeEvent {
    const session = getSession(id)
    const payment = `pi_${randomBytes(12).toString('hex')}`
    Object.assign(session, { status: 'complete', url: null, payment_intent: payment })
    if (!isDelayed) session.payment_status = 'paid'
    return createEvent('checkout.session.completed', session)
  }

  /** Completes or fails a delayed payment, as the bank does. */
  function settle(id: string, outcome: 'succeeded' | 'failed'): StripeEvent {
    const session = getSession(id)
    if (outcome === 'succeeded') session.payment_status = 'paid'
    return createEvent(`checkout.session.async_payment_${outcome}`, session)
  }

  /** Returns the event that follows any refund, with the amount refunded so far. */
  function createRefundedEvent(id: string): StripeEvent {
    const session = getSession(id)
    return createEvent('charge.refunded', {
      id: `ch_${session.payment_intent}`,
      object: 'charge',
      payment_intent: session.payment_intent,
      amount_refunded: sumRefunds(session),
      currency: session.currency,
      metadata: session.metadata,
    })
  }

  /** Ends a session, as if the shopper did not pay in time. */
  function expire(id: string): StripeEvent {
    return createEvent('checkout.session.expired', Object.assign(getSession(id), { status: 'expired', url: null }))
  }

  /** Disputes a session's payment, as the shopper's bank does. */
  function dispute(id: string): StripeEvent {
    disputed.add(getSession(id).payment_intent ?? '')
    return createEvent('charge.dispute.created', toDispute(getSession(id), 'needs_response'))
  }

  function closeDispute(id: string, outcome: 'won' | 'lost'): StripeEvent {
    return createEvent('charge.dispute.closed', toDispute(getSession(id), outcome))
  }

  /** Makes a refund in Stripe's dashboard. */
  function refundInDashboard(id: string, amount: number): StripeEvent {
    const payment = getSession(id).payment_intent ?? ''
    refunds.push({
      id: `re_${randomBytes(12).toString('hex')}`,
      object: 'refund',
      amount,
      payment_intent: payment,
      status: 'succeeded',
      metadata: {},
    })
    return createRefundedEvent(id)
  }

  /** Completes a pending refund, as the bank does. */
  function completeRefund(id: string): StripeEvent {
    return createEvent('refund.updated', Object.assign(getRefund(id), { status: 'succeeded' }))
  }

  /** Fails a succeeded refund, as if the bank had returned it. */
  function returnRefund(id: string): StripeEvent {
    const change = { status: 'failed', failure_reason: 'lost_or_stolen_card' }
    return createEvent('refund.failed', Object.assign(getRefund(id), change))
  }

  function getRefund(id: string): Refund {
    const refund = refunds.find((candidate) => candidate.id === id)
    if (!refund) throw new Error(`There is no refund ${id}`)
    return refund
  }

  async function deliver(event: StripeEvent | string, headers: Record<string, string> = {}): Promise<Response> {
    const body = typeof event === 'string' ? event : JSON.stringify(event)
    return await fetch(state.webhookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signWebhook(body), ...headers },
      body,
    })
  }

  return {
    url,
    sessions,
    refunds,
    state,
    pay,
    expire,
    dispute,
    closeDispute,
    settle,
    createEvent,
    refundedEvent: createRefundedEvent,
    refundInDashboard,
    completeRefund,
    returnRefund,
    deliver,
    close,
  }
}

/**
 * Follows https://docs.stripe.com/currencies, written independently of the app's own table. The account is paid out in
 * dollars.
 */
function findAmountError(amount: number, currency: string): string | null {
  if (!/^[a-z]{3}$/.test(currency) || UNSUPPORTED_CURRENCIES.includes(currency)) return 'currency_not_supported'
  if (!Number.isSafeInteger(amount) || amount < (MIN[currency] ?? 1)) return 'amount_too_small'
  return amount % getStep(currency) === 0 ? null : 'invalid_charge_amount'
}

const UNSUPPORTED_CURRENCIES = ['irr', 'lyd']

const MIN: Readonly<Record<string, number>> = { usd: 50, eur: 50, gbp: 30, jpy: 50, huf: 17_500, ngn: 75_000 }

function getStep(currency: string): number {
  if (['isk', 'ugx'].includes(currency)) return 100
  return ['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) ? 10 : 1
}

/** See https://docs.stripe.com/api/disputes/object. A dispute has no metadata from the store. */
function toDispute({ payment_intent, amount_total, currency }: Session, status: string): object {
  return {
    id: `du_${payment_intent}`,
    object: 'dispute',
    amount: amount_total,
    charge: `ch_${payment_intent}`,
    currency,
    metadata: {},
    payment_intent,
    reason: 'general',
    status,
  }
}

/** Returns a webhook's signature header. */
export function signWebhook(body: string, { at = new Date(), secret = WEBHOOK_SECRET } = {}): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

function readMetadata(form: URLSearchParams, name: string): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([field, value]) => {
      const key = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(field)?.[1]
      return key ? [[key, value]] : []
    }),
  )
}

function createProblem(status: number, code: string): [number, object] {
  return [status, { error: { type: 'invalid_request_error', code, message: `${code}: in Stripe’s words` } }]
}

function sendError(res: ServerResponse, status: number, type: string, code: string): void {
  send(res, status, { error: { type, code, message: code } })
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

import { generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { startLocalServer } from '#tests/support/local-server.ts'

// Written from https://developer.paypal.com/docs/api/orders/v2/, payments/v2, webhooks/v1 and customer-disputes/v1;
// responses have the documented shapes.

export const PAYPAL_ACCOUNT = {
  clientId: 'client_lumina4fake',
  secret: 'secret_lumina4fake',
  webhookId: '1JE4291016473214C',
  mode: 'test',
} as const

type Money = { readonly currency_code: string; readonly value: string }
type Link = { readonly href: string; readonly rel: string; readonly method: string }

type Capture = {
  readonly id: string
  status: 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'PENDING' | 'DECLINED'
  readonly amount: Money
  readonly custom_id?: string
  readonly final_capture: boolean
  seller_receivable_breakdown?: { readonly gross_amount: Money; readonly paypal_fee: Money; readonly net_amount: Money }
  readonly supplementary_data: { readonly related_ids: { readonly order_id: string } }
  readonly links: readonly Link[]
}

type Refund = {
  readonly id: string
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED'
  readonly amount: Money
  readonly custom_id?: string
  readonly note_to_payer?: string
  seller_payable_breakdown?: { readonly gross_amount: Money; readonly total_refunded_amount: Money }
  readonly create_time: string
  readonly update_time: string
  readonly links: readonly Link[]
}

type RefundContent = Pick<Refund, 'amount' | 'custom_id' | 'note_to_payer' | 'status'>

type Order = {
  readonly id: string
  readonly intent: 'CAPTURE'
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  readonly purchase_units: readonly [
    {
      readonly reference_id: 'default'
      readonly amount: Money
      readonly custom_id?: string
      readonly description?: string
      readonly payments: { readonly captures: Capture[]; readonly refunds: Refund[] }
    },
  ]
  readonly return_url: string
  readonly cancel_url: string
  update_time: string
}

export type PaypalEvent = {
  readonly id: string
  readonly event_version: '1.0'
  readonly create_time: string
  readonly resource_type: string
  readonly event_type: string
  readonly resource: object
}

type State = {
  /** While set, every call fails with this status; 0 closes the connection. */
  failWith: number | null
  /** True if the next request that changes something is processed but gets no response. */
  isNextResponseDropped: boolean
  /** True if a repeated response for an existing order contains the approval URL again. */
  isApprovalUrlRepeated: boolean
  /** The outcome of the next captures: a status, or a rejection's issue such as 'INSTRUMENT_DECLINED'. */
  captureOutcome: string
  /** The outcome of the next refunds: a status, or a rejection's issue such as 'TRANSACTION_DISPUTED'. */
  refundOutcome: string
  webhookUrl: string
  /** While true, webhooks are collected in `heldEvents` instead of being sent. */
  areWebhooksHeld: boolean
  heldEvents: PaypalEvent[]
  /** The number of copies of each webhook that are sent. */
  webhookCopies: number
  /** True if the webhook about an approval is sent before the shopper returns to the store. */
  isWebhookBeforeReturn: boolean
  tokensIssued: number
  signaturesChecked: number
}

const money = z.object({ currency_code: z.string(), value: z.string() })
const orderRequest = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      amount: money,
      custom_id: z.string().max(127).optional(),
      invoice_id: z.string().max(127).optional(),
      description: z.string().min(1).max(127).optional(),
    }),
  ]),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({
        return_url: z.url(),
        cancel_url: z.url(),
        user_action: z.enum(['CONTINUE', 'PAY_NOW']),
        shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
      }),
    }),
  }),
})
const refundRequest = z.object({
  amount: money,
  custom_id: z.string().min(1).max(127).optional(),
  note_to_payer: z.string().min(1).max(255).optional(),
})
const verifyRequest = z.object({
  auth_algo: z.literal('SHA256withRSA'),
  cert_url: z.url(),
  transmission_id: z.string().max(50),
  transmission_sig: z.string().max(500),
  transmission_time: z.string().max(100),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
})

type Response = { readonly status: number; readonly body: object }

/** The part of PayPal's API that the store uses, as a local server with an approval page and signed webhooks. */
export type FakePaypal = Awaited<ReturnType<typeof startFakePaypal>>

export async function startFakePaypal() {
  const orders = new Map<string, Order>()
  const responses = new Map<string, Response>()
  const tokens = new Set<string>()
  const disputed = new Set<string>()
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const state: State = {
    failWith: null,
    isNextResponseDropped: false,
    isApprovalUrlRepeated: true,
    captureOutcome: 'COMPLETED',
    refundOutcome: 'COMPLETED',
    webhookUrl: '',
    areWebhooksHeld: false,
    heldEvents: [],
    webhookCopies: 1,
    isWebhookBeforeReturn: true,
    tokensIssued: 0,
    signaturesChecked: 0,
  }

  const { url, close } = await startLocalServer((req, res) => void handle(req, res))

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', url)
    const body = await text(req)
    if (pathname === '/favicon.ico') return void res.writeHead(204).end()
    if (pathname === '/checkoutnow') return await servePage(req.method === 'POST', searchParams.get('token') ?? '', res)
    if (state.failWith === 0) return void res.destroy()
    if (state.failWith !== null) return send(res, error(state.failWith, 'INTERNAL_SERVER_ERROR'))
    if (pathname === '/v1/oauth2/token') return send(res, issueToken(req, body))
    const token = /^Bearer (\S+)$/.exec(req.headers.authorization ?? '')?.[1] ?? ''
    if (!tokens.has(token)) return send(res, error(401, 'AUTHENTICATION_FAILURE'))
    if (req.method === 'GET') return send(res, read(pathname))
    if (req.headers['content-type'] !== 'application/json') return send(res, error(415, 'UNSUPPORTED_MEDIA_TYPE'))
    const id = String(req.headers['paypal-request-id'] ?? '')
    const key = id && `${pathname} ${id}`
    const response = responses.get(key) ?? structuredClone(write(pathname, body))
    if (key) responses.set(key, response)
    if (state.isNextResponseDropped && !pathname.includes('/notifications/')) {
      state.isNextResponseDropped = false
      return void res.destroy()
    }
    send(res, response)
  }

  function issueToken(req: IncomingMessage, body: string): Response {
    const { clientId, secret } = PAYPAL_ACCOUNT
    const expected = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
    if (req.headers.authorization !== expected) {
      return { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } }
    }
    if (new URLSearchParams(body).get('grant_type') !== 'client_credentials') {
      return { status: 400, body: { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' } }
    }
    const token = `A21AA${randomBytes(24).toString('hex')}`
    tokens.add(token)
    state.tokensIssued += 1
    const scope = 'https://uri.paypal.com/services/payments/payment/authcapture openid'
    const app = 'APP-80W284485P519543T'
    return { status: 200, body: { scope, access_token: token, token_type: 'Bearer', app_id: app, expires_in: 31_668 } }
  }

  function read(pathname: string): Response {
    const order = orders.get(/^\/v2\/checkout\/orders\/([\w-]+)$/.exec(pathname)?.[1] ?? '')
    if (order) return { status: 200, body: toOrderBody(order, state.isApprovalUrlRepeated) }
    const capture = findCapture(/^\/v2\/payments\/captures\/([\w-]+)$/.exec(pathname)?.[1] ?? '')
    if (capture) return { status: 200, body: capture.capture }
    if (pathname === `/v1/notifications/webhooks/${PAYPAL_ACCOUNT.webhookId}`) {
      return { status: 200, body: { id: PAYPAL_ACCOUNT.webhookId, url: state.webhookUrl, event_types: [] } }
    }
    return error(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  }

  function write(pathname: string, body: string): Response {
    if (pathname === '/v1/notifications/verify-webhook-signature') return verifySignature(body)
    if (pathname === '/v2/checkout/orders') return createOrder(body)
    const order = orders.get(/^\/v2\/checkout\/orders\/([\w-]+)\/capture$/.exec(pathname)?.[1] ?? '')
    if (order) return captureOrder(order)
    const captured = findCapture(/^\/v2\/payments\/captures\/([\w-]+)\/refund$/.exec(pathname)?.[1] ?? '')
    if (captured) return refundCapture(captured.order, captured.capture, body)
    return error(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  }

  function createOrder(body: string): Response {
    const parsed = orderRequest.safeParse(JSON.parse(body))
    if (!parsed.success) return error(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    const [unit] = parsed.data.purchase_units
    const context = parsed.data.payment_source.paypal.experience_context
    const issue = findAmountIssue(unit.amount)
    if (issue) return error(422, 'UNPROCESSABLE_ENTITY', issue)
    const order: Order = {
      id: newId(),
      intent: 'CAPTURE',
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units: [{ reference_id: 'default', ...unit, payments: { captures: [], refunds: [] } }],
      return_url: context.return_url,
      cancel_url: context.cancel_url,
      update_time: now(),
    }
    orders.set(order.id, order)
    return { status: 200, body: toOrderBody(order) }
  }

  function captureOrder(order: Order): Response {
    const [{ amount, custom_id, payments }] = order.purchase_units
    if (order.status === 'COMPLETED') return error(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return error(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED')
    const outcome = state.captureOutcome
    if (outcome !== 'COMPLETED' && outcome !== 'PENDING' && outcome !== 'DECLINED') {
      return error(422, 'UNPROCESSABLE_ENTITY', outcome, [
        { href: `${url}/checkoutnow?token=${order.id}`, rel: 'redirect', method: 'GET' },
      ])
    }
    const id = newId()
    payments.captures.push({
      id,
      status: outcome,
      amount,
      custom_id,
      final_capture: true,
      ...(outcome === 'COMPLETED' && { seller_receivable_breakdown: computeBreakdown(amount) }),
      supplementary_data: { related_ids: { order_id: order.id } },
      links: [
        { href: `${url}/v2/payments/captures/${id}`, rel: 'self', method: 'GET' },
        { href: `${url}/v2/payments/captures/${id}/refund`, rel: 'refund', method: 'POST' },
        { href: `${url}/v2/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
      ],
    })
    Object.assign(order, { status: 'COMPLETED', update_time: now() })
    void emit(createCaptureEvent(order.id))
    return { status: 201, body: toOrderBody(order) }
  }

  function refundCapture(order: Order, capture: Capture, body: string): Response {
    const parsed = refundRequest.safeParse(JSON.parse(body))
    if (!parsed.success) return error(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX')
    const { amount, custom_id, note_to_payer } = parsed.data
    const issue = findAmountIssue(amount) ?? findRefundIssue(order, capture, amount)
    if (issue) return error(422, 'UNPROCESSABLE_ENTITY', issue)
    const outcome = state.refundOutcome
    if (outcome !== 'COMPLETED' && outcome !== 'PENDING' && outcome !== 'FAILED' && outcome !== 'CANCELLED') {
      return error(422, 'UNPROCESSABLE_ENTITY', outcome)
    }
    const refund = addRefund(order, capture, { amount, custom_id, note_to_payer, status: outcome })
    void emit(createRefundEvent(refund))
    return { status: 201, body: refund }
  }

  function findRefundIssue(order: Order, capture: Capture, amount: Money): string | null {
    if (capture.status === 'PENDING') return 'PENDING_CAPTURE'
    if (disputed.has(capture.id)) return 'TRANSACTION_DISPUTED'
    if (capture.status === 'REFUNDED') return 'CAPTURE_FULLY_REFUNDED'
    if (amount.currency_code !== capture.amount.currency_code) return 'REFUND_CAPTURE_CURRENCY_MISMATCH'
    const total = sumRefundedHundredths(order) + toHundredths(amount.value)
    return total > toHundredths(capture.amount.value) ? 'REFUND_AMOUNT_EXCEEDED' : null
  }

  function addRefund(order: Order, capture: Capture, content: RefundContent): Refund {
    const id = newId()
    const refund: Refund = {
      id,
      ...content,
      create_time: now(),
      update_time: now(),
      links: [
        { href: `${url}/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' },
        { href: `${url}/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' },
      ],
    }
    order.purchase_units[0].payments.refunds.push(refund)
    const total = sumRefundedHundredths(order)
    if (total > 0) capture.status = total < toHundredths(capture.amount.value) ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
    refund.seller_payable_breakdown = {
      gross_amount: content.amount,
      total_refunded_amount: { ...content.amount, value: toDecimal(total, content.amount) },
    }
    return refund
  }

  /** PayPal signs the exact bytes that it sent, so the signature does not match an event that was serialized again. */
  function verifySignature(body: string): Response {
    state.signaturesChecked += 1
    const parsed = verifyRequest.safeParse(JSON.parse(body))
    if (!parsed.success) return error(400, 'VALIDATION_ERROR')
    const { transmission_id: id, transmission_time: time, transmission_sig: signature, webhook_id } = parsed.data
    const name = '"webhook_event":'
    const event = body.slice(body.indexOf(name) + name.length, body.lastIndexOf('}'))
    const isOurs = webhook_id === PAYPAL_ACCOUNT.webhookId
    const bytes = Buffer.from(signature, 'base64')
    const isValid = isOurs && verify('RSA-SHA256', Buffer.from(buildSignedText(id, time, event)), keys.publicKey, bytes)
    return { status: 200, body: { verification_status: isValid ? 'SUCCESS' : 'FAILURE' } }
  }

  /** Returns a webhook's headers. */
  function signWebhook(body: string, options: { readonly webhookId?: string; readonly at?: Date } = {}) {
    const { webhookId = PAYPAL_ACCOUNT.webhookId, at = new Date() } = options
    const id = randomBytes(16).toString('hex')
    const time = at.toISOString()
    const signature = sign('RSA-SHA256', Buffer.from(buildSignedText(id, time, body, webhookId)), keys.privateKey)
    return {
      'PayPal-Auth-Algo': 'SHA256withRSA',
      'PayPal-Cert-Url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77',
      'PayPal-Transmission-Id': id,
      'PayPal-Transmission-Sig': signature.toString('base64'),
      'PayPal-Transmission-Time': time,
    }
  }

  /** Serves PayPal's page: a button that approves, and a link back. */
  async function servePage(isApproving: boolean, id: string, res: ServerResponse): Promise<void> {
    const order = orders.get(id)
    if (!order || order.status === 'COMPLETED' || order.status === 'VOIDED') {
      return void res.writeHead(410).end('This page has expired')
    }
    if (isApproving) {
      const sent = emit(approve(id))
      if (state.isWebhookBeforeReturn) await sent
      return void res.writeHead(303, { Location: withToken(order.return_url, `${id}&PayerID=QYR5Z8XDVJNXQ`) }).end()
    }
    const [{ amount }] = order.purchase_units
    res.setHeader('Content-Type', 'text/html').end(
      `<!doctype html><html lang="en"><title>PayPal</title><h1>Pay ${amount.value} ${amount.currency_code}</h1>
       <form method="post"><button>Pay Now</button></form>
       <a href="${withToken(order.cancel_url, id)}">Cancel and return</a></html>`,
    )
  }

  function toOrderBody({ return_url, cancel_url, ...order }: Order, hasApprovalUrl = true): object {
    const self = `${url}/v2/checkout/orders/${order.id}`
    const isOpen = order.status === 'PAYER_ACTION_REQUIRED' && hasApprovalUrl
    const links: Link[] = [
      { href: self, rel: 'self', method: 'GET' },
      ...(isOpen ? [{ href: `${url}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' }] : []),
      ...(order.status === 'APPROVED' ? [{ href: `${self}/capture`, rel: 'capture', method: 'POST' }] : []),
    ]
    return structuredClone({ ...order, payment_source: { paypal: {} }, links })
  }

  function getOrder(id: string): Order {
    const order = orders.get(id)
    if (!order) throw new Error(`There is no order ${id}`)
    return order
  }

  function getCapture(id: string): Capture {
    const capture = getOrder(id).purchase_units[0].payments.captures[0]
    if (!capture) throw new Error(`Order ${id} was not captured`)
    return capture
  }

  function findCapture(id: string) {
    for (const order of orders.values()) {
      const capture = order.purchase_units[0].payments.captures.find((candidate) => candidate.id === id)
      if (capture) return { order, capture }
    }
    return null
  }

  function createEvent(type: string, resourceType: string, resource: object): PaypalEvent {
    const id = `WH-${newId()}-${newId()}`
    return {
      id,
      event_version: '1.0',
      create_time: now(),
      resource_type: resourceType,
      event_type: type,
      resource: structuredClone(resource),
    }
  }

  /** Approves an order. Returns the event that PayPal would send; `deliver` sends it. */
  function approve(id: string): PaypalEvent {
    const order = getOrder(id)
    Object.assign(order, { status: 'APPROVED', update_time: now() })
    return createEvent('CHECKOUT.ORDER.APPROVED', 'checkout-order', toOrderBody(order))
  }

  /** Returns the event for a capture's current state. */
  function createCaptureEvent(id: string, type?: string): PaypalEvent {
    const capture = getCapture(id)
    const kind = capture.status === 'PENDING' || capture.status === 'DECLINED' ? capture.status : 'COMPLETED'
    return createEvent(type ?? `PAYMENT.CAPTURE.${kind}`, 'capture', capture)
  }

  /** Completes or declines a pending capture. */
  function settle(id: string, outcome: 'COMPLETED' | 'DECLINED'): PaypalEvent {
    const capture = getCapture(id)
    capture.status = outcome
    if (outcome === 'COMPLETED') capture.seller_receivable_breakdown = computeBreakdown(capture.amount)
    return createCaptureEvent(id)
  }

  /** Ends a pending refund. */
  function settleRefund(refundId: string, outcome: Refund['status']): PaypalEvent {
    const refund = listAllRefunds().find((candidate) => candidate.id === refundId)
    if (!refund) throw new Error(`There is no refund ${refundId}`)
    refund.status = outcome
    return createRefundEvent(refund)
  }

  function createRefundEvent(refund: Refund, type = 'PAYMENT.CAPTURE.REFUNDED'): PaypalEvent {
    return createEvent(type, 'refund', refund)
  }

  function listAllRefunds(): Refund[] {
    return [...orders.values()].flatMap((order) => order.purchase_units[0].payments.refunds)
  }

  /** Makes a refund in PayPal's dashboard. The refund has the payment's `custom_id`. */
  function refundInDashboard(id: string, value: string, type = 'PAYMENT.CAPTURE.REFUNDED'): PaypalEvent {
    const [capture, order] = [getCapture(id), getOrder(id)]
    const { custom_id, amount } = capture
    const refund = addRefund(order, capture, { amount: { ...amount, value }, custom_id, status: 'COMPLETED' })
    return createRefundEvent(refund, type)
  }

  /** Disputes a payment, as its shopper does. The payment cannot be refunded until the dispute is resolved. */
  function dispute(id: string): PaypalEvent {
    const capture = getCapture(id)
    disputed.add(capture.id)
    return createDisputeEvent(capture.id)
  }

  function createDisputeEvent(captureId: string, outcome?: string): PaypalEvent {
    return createEvent(`CUSTOMER.DISPUTE.${outcome ? 'RESOLVED' : 'CREATED'}`, 'dispute', {
      dispute_id: 'PP-000-042-663-135',
      create_time: now(),
      disputed_transactions: [{ seller_transaction_id: captureId, seller: { merchant_id: 'RD465XN5VS364' } }],
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: outcome ? 'RESOLVED' : 'OPEN',
      ...(outcome && { dispute_outcome: { outcome_code: outcome } }),
    })
  }

  async function emit(event: PaypalEvent): Promise<void> {
    if (state.areWebhooksHeld) return void state.heldEvents.push(event)
    if (!state.webhookUrl) return
    // PayPal repeats events that are not received. Tests do this with `deliver`
    for (let copy = 0; copy < state.webhookCopies; copy += 1) await deliver(event).catch(() => null)
  }

  async function deliver(event: PaypalEvent | string, headers: Record<string, string> = {}) {
    const body = typeof event === 'string' ? event : JSON.stringify(event)
    return await fetch(state.webhookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...signWebhook(body), ...headers },
      body,
    })
  }

  /** Sends the held webhooks, the last one first if `isReversed`. */
  async function deliverHeld({ isReversed = false } = {}): Promise<void> {
    const events = state.heldEvents.splice(0)
    for (const event of isReversed ? events.reverse() : events) await deliver(event)
  }

  return {
    url,
    account: { ...PAYPAL_ACCOUNT, apiUrl: url },
    orders,
    state,
    approve,
    getCapture,
    captureEvent: createCaptureEvent,
    settle,
    settleRefund,
    refunds: listAllRefunds,
    listRefunds: (id: string) => getOrder(id).purchase_units[0].payments.refunds,
    refundInDashboard,
    dispute,
    disputeEvent: createDisputeEvent,
    createEvent,
    signed: signWebhook,
    deliver,
    deliverHeld,
    /** Forgets an order, as PayPal does if the order is not captured in time. */
    expire: (id: string) => void orders.delete(id),
    /** Forgets request ids, which PayPal stores for hours or days. */
    forgetRequests: () => responses.clear(),
    revokeTokens: () => tokens.clear(),
    close,
  }
}

function buildSignedText(id: string, time: string, body: string, webhookId: string = PAYPAL_ACCOUNT.webhookId): string {
  return `${id}|${time}|${webhookId}|${crc32(body)}`
}

/**
 * Follows https://developer.paypal.com/docs/api/reference/currency-codes/, written independently of the app's own
 * table.
 */
function findAmountIssue({ currency_code: currency, value }: Money): string | null {
  if (!CURRENCIES.split(' ').includes(currency)) return 'INVALID_CURRENCY_CODE'
  if (!/^\d+(\.\d+)?$/.test(value) || Number(value) === 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE'
  if (hasNoDecimals(currency)) return value.includes('.') ? 'DECIMALS_NOT_SUPPORTED' : null
  return /\.\d{3}/.test(value) ? 'DECIMAL_PRECISION' : null
}

const CURRENCIES = 'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'

function hasNoDecimals(currency: string): boolean {
  return ['HUF', 'JPY', 'TWD'].includes(currency)
}

function toHundredths(value: string): number {
  return Math.round(Number(value) * 100)
}

function toDecimal(total: number, { currency_code: currency }: Money): string {
  return hasNoDecimals(currency) ? String(total / 100) : (total / 100).toFixed(2)
}

function sumRefundedHundredths({ purchase_units: [{ payments }] }: Order): number {
  const refunds = payments.refunds.filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
  return refunds.reduce((sum, { amount }) => sum + toHundredths(amount.value), 0)
}

/** Deducts a fee of 3.49% plus 0.49, as in the documented examples in dollars. */
function computeBreakdown(amount: Money) {
  const gross = toHundredths(amount.value)
  const fee = hasNoDecimals(amount.currency_code) ? 100 : Math.round(gross * 0.0349) + 49
  return {
    gross_amount: amount,
    paypal_fee: { ...amount, value: toDecimal(fee, amount) },
    net_amount: { ...amount, value: toDecimal(gross - fee, amount) },
  }
}

function withToken(address: string, token: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}token=${token}`
}

let lastTime = 0

/** Returns the current time, always later than the previously returned time. */
function now(): string {
  lastTime = Math.max(Date.now(), lastTime + 1)
  return new Date(lastTime).toISOString()
}

function newId(): string {
  return randomBytes(9).toString('hex').slice(0, 17).toUpperCase()
}

function error(status: number, name: string, issue?: string, links: readonly Link[] = []): Response {
  const message = `${name}: in PayPal's words`
  const details = issue ? [{ issue, description: `${issue}: in PayPal's words` }] : []
  return { status, body: { name, message, debug_id: 'ba818e96bcff5', details, links } }
}

function send(res: ServerResponse, { status, body }: Response): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

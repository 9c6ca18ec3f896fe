import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { startLocalServer } from '#tests/support/local-server.ts'

export const PAYSTACK_KEY = 'sk_test_lumina4fake'

type Transaction = {
  readonly id: number
  readonly reference: string
  readonly accessCode: string
  readonly amount: number
  readonly currency: string
  readonly email: string
  readonly channels: readonly string[]
  readonly callbackUrl: string
  readonly metadata: unknown
  readonly createdAt: string
  status: 'abandoned' | 'ongoing' | 'failed' | 'pending' | 'success' | 'reversed'
  fees: number | null
}

type Refund = {
  readonly id: number
  readonly transaction: number
  readonly amount: number
  readonly currency: string
  readonly merchant_note: string
  readonly createdAt: string
  status: 'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention'
}

export type PaystackEvent = { readonly event: string; readonly data: object }

const CHANNELS = ['card', 'bank', 'ussd', 'qr', 'eft', 'mobile_money', 'bank_transfer']

/**
 * The smallest amounts. Follows https://paystack.com/docs/api/#supported-currency, written independently of the app's
 * own table.
 */
const MIN: Readonly<Record<string, number>> = { NGN: 5_000, USD: 200, GHS: 10, ZAR: 100, KES: 300, XOF: 100 }
const MAX = 1_000_000_000

const initialization = z.object({
  email: z.email(),
  amount: z.coerce.number().int(),
  currency: z.string().default('NGN'),
  reference: z.string().optional(),
  channels: z.array(z.enum(CHANNELS)).default(CHANNELS),
  callback_url: z.url(),
  metadata: z.record(z.string(), z.unknown()).optional(),
})

const refundRequest = z.object({
  transaction: z.union([z.string(), z.number()]).transform(String),
  amount: z.coerce.number().int().optional(),
  merchant_note: z.string().optional(),
})

/**
 * The part of Paystack's API that the store uses, as a local server with a hosted page and signed webhooks. Responses
 * have the shapes of the examples in https://github.com/PaystackOSS/doc-code-snippets, which https://paystack.com/docs
 * shows.
 */
export type FakePaystack = Awaited<ReturnType<typeof startFakePaystack>>

export async function startFakePaystack() {
  const transactions = new Map<string, Transaction>()
  const refunds: Refund[] = []
  const disputed = new Set<string>()
  const state = {
    /** While set, every call fails with this status; 0 closes the connection. */
    failWith: null as number | null,
    /** The number of upcoming writes that do their work and then close the connection instead of responding. */
    responsesToDrop: 0,
    /** The outcome of the next refunds. */
    refundOutcome: 'processed' as Refund['status'] | 'rejected',
    /** The currencies that the account accepts. */
    currencies: Object.keys(MIN),
    /** True if GET /refund can filter by transaction, which Paystack's OpenAPI document does not mention. */
    areRefundsFiltered: true,
    /** True if customers pay the fees on top of the amount. */
    areFeesOnTop: false,
    webhookUrl: '',
    /** While true, webhooks are collected in `heldEvents` instead of being sent. */
    areWebhooksHeld: false,
    heldEvents: [] as PaystackEvent[],
  }

  const { url, close } = await startLocalServer((req, res) => void handle(req, res))

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', url)
    const body = await text(req)
    if (pathname === '/favicon.ico') return void res.writeHead(204).end()
    if (pathname.startsWith('/checkout/')) {
      const choice = req.method === 'POST' ? new URLSearchParams(body).get('choice') : null
      return await servePage(choice, pathname.slice(10), res)
    }
    if (state.failWith === 0) return void res.destroy()
    if (state.failWith !== null) return send(res, state.failWith, createProblem('An error occurred', 'unknown'))
    if (req.headers.authorization !== `Bearer ${PAYSTACK_KEY}`) {
      return send(res, 401, createProblem('Invalid key', 'invalid_Key'))
    }
    const [status, response] =
      req.method === 'GET' ? read(pathname, searchParams) : write(pathname, body ? JSON.parse(body) : null)
    if (req.method === 'POST' && state.responsesToDrop > 0) {
      state.responsesToDrop -= 1
      return void res.destroy()
    }
    send(res, status, response)
  }

  function read(pathname: string, search: URLSearchParams): [number, object] {
    if (pathname === '/balance') {
      const data = state.currencies.map((currency) => ({ currency, balance: 1_700_000 }))
      return [200, { status: true, message: 'Balances retrieved', data }]
    }
    if (pathname === '/refund') return [200, listRefunds(search)]
    const reference = /^\/transaction\/verify\/([\w.=-]+)$/.exec(pathname)?.[1]
    const transaction = transactions.get(reference ?? '')
    if (!transaction) return [404, createProblem('Transaction reference not found', 'transaction_not_found')]
    return [200, { status: true, message: 'Verification successful', data: toData(transaction) }]
  }

  function listRefunds(search: URLSearchParams): object {
    const perPage = Number(search.get('perPage') ?? 50)
    const page = Number(search.get('page') ?? 1)
    const filter = state.areRefundsFiltered ? search.get('transaction') : null
    const found = refunds
      .filter(({ transaction, createdAt }) => {
        return (!filter || String(transaction) === filter) && createdAt >= (search.get('from') ?? '')
      })
      .toReversed()
    return {
      status: true,
      message: 'Refunds retrieved',
      data: found.slice((page - 1) * perPage, page * perPage).map((refund) => ({ ...refund, dispute: null })),
      meta: { total: found.length, skipped: 0, perPage, page, pageCount: Math.ceil(found.length / perPage) },
    }
  }

  function write(pathname: string, body: unknown): [number, object] {
    if (pathname === '/transaction/initialize') return initialize(body)
    if (pathname === '/refund') return createRefund(body)
    return [404, createProblem('Not found', 'not_found')]
  }

  function initialize(body: unknown): [number, object] {
    const parsed = initialization.safeParse(body)
    if (!parsed.success)
      return [400, createProblem(`${parsed.error.issues[0]?.path.join('.')} is invalid`, 'invalid_params')]
    const { email, amount, currency, channels, callback_url, metadata = '' } = parsed.data
    const reference = parsed.data.reference ?? randomBytes(5).toString('hex')
    if (!/^[A-Za-z0-9.=-]+$/.test(reference)) {
      return [400, createProblem('Invalid character in transaction reference', 'invalid_params')]
    }
    if (!state.currencies.includes(currency)) {
      return [403, createProblem('Currency not supported by merchant', 'unsupported_currency')]
    }
    if (amount < (MIN[currency] ?? 1)) return [400, createProblem('Invalid Amount Sent', 'invalid_params')]
    if (amount > MAX) return [400, createProblem('Transaction amount limit exceeded', 'invalid_params')]
    if (transactions.has(reference))
      return [400, createProblem('Duplicate Transaction Reference', 'duplicate_reference')]
    const accessCode = randomBytes(8).toString('hex')
    transactions.set(reference, {
      id: 4_099_260_516 + transactions.size,
      reference,
      accessCode,
      amount,
      currency,
      email,
      channels,
      callbackUrl: callback_url,
      metadata,
      createdAt: new Date().toISOString(),
      status: 'abandoned',
      fees: null,
    })
    const data = { authorization_url: `${url}/checkout/${accessCode}`, access_code: accessCode, reference }
    return [200, { status: true, message: 'Authorization URL created', data }]
  }

  function createRefund(body: unknown): [number, object] {
    const parsed = refundRequest.safeParse(body)
    if (!parsed.success) return [400, createProblem('transaction is required', 'missing_params')]
    const { transaction: key, amount: requested, merchant_note: note } = parsed.data
    const transaction = [...transactions.values()].find(({ id, reference }) => reference === key || String(id) === key)
    if (!transaction) return [404, createProblem('Transaction not found', 'transaction_not_found')]
    if (!['success', 'reversed'].includes(transaction.status)) {
      return [400, createProblem('Transaction has not been successful', 'invalid_transaction')]
    }
    if (transaction.status === 'reversed') {
      return [400, createProblem('Transaction has been fully reversed', 'transaction_reversed')]
    }
    const amount = requested ?? transaction.amount
    // Paystack documents neither this rejection nor the next
    if (state.refundOutcome === 'rejected' || disputed.has(transaction.reference)) {
      return [400, createProblem('Transaction has a dispute', 'transaction_disputed')]
    }
    if (amount <= 0 || amount > transaction.amount - sumRefunds(transaction)) {
      return [400, createProblem('Refund amount cannot be more than the original amount', 'invalid_params')]
    }
    const refund: Refund = {
      id: 3_018_284 + refunds.length,
      transaction: transaction.id,
      amount,
      currency: transaction.currency,
      merchant_note: note ?? `Refund for transaction ${transaction.reference} by test@me.com`,
      createdAt: new Date().toISOString(),
      status: state.refundOutcome,
    }
    refunds.push(refund)
    reverseIfRefunded(transaction)
    const { id, reference, currency } = transaction
    const data = { ...refund, transaction: { id, domain: 'test', reference, amount: transaction.amount, currency } }
    return [200, { status: true, message: 'Refund has been queued for processing', data }]
  }

  function sumRefunds({ id }: Transaction, isCounted: (refund: Refund) => boolean = () => true): number {
    return refunds
      .filter((refund) => refund.transaction === id && refund.status !== 'failed' && isCounted(refund))
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  /**
   * Paystack's documentation says that “the refunded transaction status also changes to Reversed”. The status changes
   * back to success if the refund fails.
   */
  function reverseIfRefunded(transaction: Transaction): void {
    const isRefunded = sumRefunds(transaction, ({ status }) => status === 'processed') === transaction.amount
    transaction.status = isRefunded ? 'reversed' : 'success'
  }

  function toData(transaction: Transaction): object {
    const { id, reference, status, currency, fees, metadata, createdAt, channels, email, amount } = transaction
    const isFeeOnTop = state.areFeesOnTop && fees !== null
    return {
      id,
      domain: 'test',
      status,
      reference,
      receipt_number: null,
      amount: isFeeOnTop ? amount + fees : amount,
      message: null,
      gateway_response: status === 'success' ? 'Successful' : 'The transaction was not completed',
      paid_at: status === 'success' ? createdAt : null,
      created_at: createdAt,
      channel: channels[0],
      currency,
      metadata,
      fees,
      customer: { id: 181_873_746, email, customer_code: 'CUS_1rkzaqsv4rrhqo6' },
      requested_amount: amount,
    }
  }

  function getTransaction(reference: string): Transaction {
    const transaction = transactions.get(reference)
    if (!transaction) throw new Error(`There is no transaction ${reference}`)
    return transaction
  }

  /** Pays a transaction. Returns the event that Paystack would send; `deliver` sends it. */
  function pay(reference: string): PaystackEvent {
    const transaction = getTransaction(reference)
    Object.assign(transaction, { status: 'success', fees: Math.ceil((transaction.amount * 15) / 100_000) * 100 })
    return structuredClone({ event: 'charge.success', data: toData(transaction) })
  }

  /** Simulates a declined card, an abandoned page, or a bank transfer in progress. Paystack sends no event. */
  function setStatus(reference: string, status: 'abandoned' | 'failed' | 'ongoing' | 'pending'): void {
    getTransaction(reference).status = status
  }

  /** Changes a refund's status. Returns the event, with or without the id and note, as in Paystack's examples. */
  function settleRefund(id: number, status: Refund['status'], { hasId = false } = {}): PaystackEvent {
    const refund = refunds.find((candidate) => candidate.id === id)
    if (!refund) throw new Error(`There is no refund ${id}`)
    refund.status = status
    const transaction = [...transactions.values()].find((candidate) => candidate.id === refund.transaction)
    if (transaction) reverseIfRefunded(transaction)
    const { amount, currency, merchant_note } = refund
    const data = {
      status,
      transaction_reference: transaction?.reference,
      refund_reference: status === 'pending' || status === 'processing' ? null : `TRF_${id}`,
      amount: String(amount),
      currency,
      processor: 'instant-transfer',
      customer: { first_name: null, last_name: null, email: transaction?.email },
      integration: 412_829,
      domain: 'test',
      ...((hasId || status === 'needs-attention') && { id: String(id), merchant_note }),
    }
    return { event: `refund.${status}`, data }
  }

  /** Makes a refund in Paystack's dashboard. */
  function refundInDashboard(reference: string, amount: number): PaystackEvent {
    const { id: transaction, currency } = getTransaction(reference)
    const id = 3_018_284 + refunds.length
    const merchant_note = `Refund for transaction ${reference} by jen@smith.com`
    const createdAt = new Date().toISOString()
    refunds.push({ id, transaction, amount, currency, merchant_note, createdAt, status: 'processed' })
    return settleRefund(id, 'processed')
  }

  /** Disputes a payment, as the shopper's bank does. */
  function dispute(reference: string): PaystackEvent {
    disputed.add(reference)
    return createDisputeEvent(reference, 'charge.dispute.create', {
      status: 'awaiting-merchant-feedback',
      resolution: null,
    })
  }

  function resolveDispute(reference: string, resolution: 'declined' | 'merchant-accepted' | 'auto-accepted') {
    return createDisputeEvent(reference, 'charge.dispute.resolve', { status: 'resolved', resolution })
  }

  function createDisputeEvent(reference: string, event: string, change: object): PaystackEvent {
    const transaction = getTransaction(reference)
    const { amount, currency, id } = transaction
    const data = { id: id % 1_000_000, refund_amount: amount, currency, ...change, category: 'chargeback' }
    return { event, data: { ...data, transaction: toData(transaction), transaction_reference: null } }
  }

  /** Serves the hosted page. After a declined card, another attempt is possible on the same page. */
  async function servePage(choice: string | null, accessCode: string, res: ServerResponse): Promise<void> {
    const transaction = [...transactions.values()].find((candidate) => candidate.accessCode === accessCode)
    if (!transaction || !['abandoned', 'failed', 'ongoing'].includes(transaction.status)) {
      return void res.writeHead(410).end('This transaction has been completed')
    }
    if (choice === 'pay') {
      const event = pay(transaction.reference)
      if (state.areWebhooksHeld) state.heldEvents.push(event)
      else await deliver(event)
      const returnUrl = new URL(transaction.callbackUrl)
      returnUrl.searchParams.append('trxref', transaction.reference)
      returnUrl.searchParams.append('reference', transaction.reference)
      return void res.writeHead(303, { Location: returnUrl.href }).end()
    }
    if (choice === 'decline') setStatus(transaction.reference, 'failed')
    const cancel = z.object({ cancel_action: z.string() }).safeParse(transaction.metadata).data?.cancel_action ?? '/'
    const amount = `${transaction.currency} ${(transaction.amount / 100).toFixed(2)}`
    res.setHeader('Content-Type', 'text/html').end(
      `<!doctype html><html lang="en"><title>Pay</title><h1>Pay ${amount}</h1>
       <p>${transaction.channels.join(', ')}</p>${choice === 'decline' ? '<p role="alert">Declined</p>' : ''}
       <form method="post"><button name="choice" value="pay">Pay</button>
       <button name="choice" value="decline">Decline</button></form><a href="${cancel}">Cancel</a></html>`,
    )
  }

  async function deliver(event: PaystackEvent | string, headers: Record<string, string> = {}): Promise<Response> {
    const body = typeof event === 'string' ? event : JSON.stringify(event)
    return await fetch(state.webhookUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'x-paystack-signature': createPaystackSignature(body),
        ...headers,
      },
      body,
    })
  }

  return {
    url,
    transactions,
    refunds,
    state,
    pay,
    setStatus,
    settleRefund,
    refundInDashboard,
    dispute,
    resolveDispute,
    deliver,
    close,
  }
}

/** Returns a webhook's signature header. */
export function createPaystackSignature(body: string, secret = PAYSTACK_KEY): string {
  return createHmac('sha512', secret).update(body).digest('hex')
}

function createProblem(message: string, code: string): object {
  return { status: false, message, meta: { nextStep: 'In Paystack’s words' }, type: 'validation_error', code }
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

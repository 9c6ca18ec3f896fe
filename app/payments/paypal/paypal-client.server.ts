import { z } from 'zod'
import { log } from '#app/platform/log.server.ts'
import type { PaypalAccount } from '#app/platform/read-env.ts'

const TIMEOUT_MS = 8_000

/** A token is renewed this long before it expires. */
const TOKEN_MARGIN_MS = 60_000

const tokenResponse = z.object({
  access_token: z.string().min(1),
  app_id: z.string().max(255).default(''),
  expires_in: z.number().min(0), // seconds
})

const link = z.object({ href: z.url({ protocol: /^https?$/ }), rel: z.string() })
const paypalLinks = z.array(link.catch({ href: '', rel: '' }))

const errorResponse = z.object({
  name: z.string().optional(),
  error: z.string().optional(), // for a token request
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
  links: paypalLinks.optional(),
})

type PaypalToken = { readonly value: string; readonly appId: string; readonly expiresAt: number }

/** `issue` is PayPal's code, such as 'INSTRUMENT_DECLINED'. A retry would be rejected again. */
type PaypalRejection = {
  readonly ok: false
  readonly status: number
  readonly issue: string
  readonly isNotFound: boolean
  readonly links: z.output<typeof paypalLinks>
}
type PaypalResponse = { readonly ok: true; readonly body: unknown } | PaypalRejection

type PaypalRequest = {
  /** JSON text. Without it the request is a GET. */
  readonly body?: string
  /** PayPal carries out requests with the same id only once. */
  readonly id?: string
}

/** PayPal did not decide, or may decide differently next time: a retry is safe. */
export class PaypalError extends Error {
  override name = 'PaypalError'
  readonly status: number

  constructor({ status, issue }: Pick<PaypalRejection, 'status' | 'issue'>) {
    super(`PayPal responded with ${status} ${issue}`)
    this.status = status
  }
}

/**
 * Sends requests to PayPal's REST API. A request throws if PayPal does not respond, is overloaded or rejects the
 * credentials.
 */
export function createPaypalClient({ clientId, secret, apiUrl }: PaypalAccount) {
  let current: Promise<PaypalToken> | null = null

  async function call(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return await fetch(apiUrl + path, { ...init, redirect: 'error', signal })
  }

  async function fetchToken(): Promise<PaypalToken> {
    const requestedAt = Date.now()
    const response = await call('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    if (!response.ok) throw new PaypalError(await readError(response))
    const { access_token: value, app_id: appId, expires_in: seconds } = tokenResponse.parse(await response.json())
    return { value, appId, expiresAt: requestedAt + seconds * 1000 - TOKEN_MARGIN_MS }
  }

  async function getToken(): Promise<PaypalToken> {
    const currentToken = current && (await current.catch(() => null))
    return currentToken && Date.now() < currentToken.expiresAt ? currentToken : await renewToken()
  }

  async function renewToken(): Promise<PaypalToken> {
    current = fetchToken()
    return await current
  }

  async function send(path: string, { body, id }: PaypalRequest): Promise<Response> {
    const { value } = await getToken()
    const headers: Record<string, string> = {
      Authorization: `Bearer ${value}`,
      Accept: 'application/json',
      Prefer: 'return=representation', // otherwise only id, status and links
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(id !== undefined && { 'PayPal-Request-Id': id }),
    }
    return await call(path, { method: body === undefined ? 'GET' : 'POST', headers, body: body ?? null })
  }

  async function request(path: string, options: PaypalRequest = {}): Promise<PaypalResponse> {
    let response = await send(path, options)
    if (response.status === 401) {
      await renewToken() // the token was revoked before it expired
      response = await send(path, options)
    }
    if (response.ok) return { ok: true, body: await response.json() }
    const rejection = await readError(response)
    log.info({
      event: 'paypal-rejection',
      status: rejection.status,
      issue: rejection.issue,
      debugId: readDebugId(response),
    })
    const isFinal = response.status === 400 || response.status === 422 || rejection.isNotFound
    if (!isFinal) throw new PaypalError(rejection)
    return rejection
  }

  return { request, renewToken }
}

async function readError(response: Response): Promise<PaypalRejection> {
  const parsed = errorResponse.safeParse(await response.json().catch(() => null))
  const { name, error, details, links = [] } = parsed.data ?? {}
  return {
    ok: false,
    status: response.status,
    issue: details?.find(({ issue }) => issue)?.issue ?? name ?? error ?? 'no code',
    isNotFound: response.status === 404 && name === 'RESOURCE_NOT_FOUND', // any other 404 means a wrong URL
    links,
  }
}

/** Reads the id that PayPal's support needs. */
function readDebugId(response: Response): string {
  return response.headers.get('PayPal-Debug-Id') ?? ''
}

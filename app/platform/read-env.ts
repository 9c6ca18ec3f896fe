import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from '#app/lib/errors.ts'

const LOCAL_HOST =
  /^(localhost|.+\.localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\]|\[f[cd][0-9a-f:]+\])$/

/** Returns true if a host name is this machine or on a private network, where plain http is allowed. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOST.test(hostname.toLowerCase())
}

export class EnvError extends StartError {
  override name = 'EnvError'
}

function wholeNumber(min: number, max: number, fallback: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error)
    .default(fallback)
}

function isOrigin(value: string): boolean {
  return isServiceUrl(value) && URL.parse(value)?.pathname === '/'
}

function isHttpsOrigin(value: string): boolean {
  return isOrigin(value) && value.toLowerCase().startsWith('https:')
}

function isDatabaseUrl(value: string): boolean {
  const parsed = URL.parse(value)
  if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol)) return false
  return parsed.hostname !== '' || parsed.searchParams.has('host') // `host` is a folder with a socket
}

function isMailServerUrl(value: string): boolean {
  const parsed = URL.parse(value)
  return parsed !== null && ['smtp:', 'smtps:'].includes(parsed.protocol) && parsed.hostname !== ''
}

/** Returns true for https, or for plain http on this machine or network. */
function isServiceUrl(value: string): boolean {
  const parsed = URL.parse(value)
  if (!parsed || parsed.username || parsed.password || parsed.search || parsed.hash) return false
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLocalHost(parsed.hostname))
}

function origin(isValid: (value: string) => boolean, message: string) {
  return z
    .string()
    .refine(isValid, message)
    .transform((value) => new URL(value).origin)
}

function serviceUrl(example: string) {
  return z
    .string()
    .refine(isServiceUrl, `must be an https address such as ${example} (http only for local addresses)`)
    .transform((value) => value.replace(/\/+$/, ''))
}

function optionalText(pattern: RegExp, expected: string) {
  return z.string().regex(pattern, `must be ${expected}`).optional()
}

const postgresUrl = z
  .string()
  .refine(
    isDatabaseUrl,
    'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
  )
  .optional()

/** The European Central Bank's daily file. */
const ECB_RATES = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

const variables = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().optional(), // all addresses if not set
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(), // DATA_DIR/backups if not set
  DATABASE_URL: postgresUrl, // without it, the store runs its own database
  DATABASE_DIRECT_URL: postgresUrl, // bypasses a pooler in DATABASE_URL
  DATABASE_READ_URL: postgresUrl, // a replica, for public pages
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have 12 characters or more')
    .max(128, 'must have 128 characters or fewer')
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  DEMO_DATA: z.enum(['on', 'off'], 'must be "on" or "off"').default('on'), // for a new, empty database
  PUBLIC_URL: origin(
    isOrigin,
    'must be the URL of the store without a path, such as https://shop.example (http only for local addresses)',
  ).optional(),
  TRUST_PROXY: wholeNumber(0, 10, 0), // the number of proxies in front of the store that write X-Forwarded-For
  SMTP_URL: z
    .string()
    .refine(isMailServerUrl, 'must be the address of a mail server, such as smtps://user:password@host:465')
    .optional(),
  IMAGE_STORE: z.enum(['local', 's3', 'cloudinary'], 'must be one of local, s3, cloudinary').default('local'), // where uploaded images are stored
  S3_BUCKET: optionalText(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'),
  S3_REGION: optionalText(/^[a-z0-9-]{2,40}$/, 'a region such as eu-central-1'),
  S3_ENDPOINT: serviceUrl('https://s3.example').optional(), // Amazon's endpoint if not set
  S3_ACCESS_KEY_ID: z.string().optional(), // without these two, the machine's credentials are used
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLOUDINARY_CLOUD_NAME: optionalText(/^[A-Za-z0-9_-]{1,100}$/, 'the name of a Cloudinary account'),
  CLOUDINARY_UPLOAD_PRESET: optionalText(/^[\w-]{1,255}$/, 'the name of an unsigned upload preset'),
  CLOUDINARY_API_URL: serviceUrl('https://api.cloudinary.com').default('https://api.cloudinary.com'),
  CLOUDINARY_MEDIA_URL: origin(
    isHttpsOrigin,
    'must be an https address without a path, such as https://res.cloudinary.com',
  ).default('https://res.cloudinary.com'), // the origin of Cloudinary's images
  CLOUDINARY_API_KEY: z.string().optional(), // these two let the store delete images there
  CLOUDINARY_API_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: optionalText(/^(sk|rk)_(test|live)_\w{8,}$/, 'a Stripe secret key, sk_… or rk_…'), // with this and the next key, Stripe takes payments
  STRIPE_WEBHOOK_SECRET: optionalText(/^whsec_[\w+/=-]{8,}$/, 'the signing secret of a Stripe webhook, whsec_…'),
  STRIPE_API_URL: origin(isOrigin, 'must be an https address without a path (http only for local addresses)').default(
    'https://api.stripe.com',
  ),
  PAYSTACK_SECRET_KEY: optionalText(/^sk_(test|live)_\w{8,}$/, 'a Paystack secret key, sk_…'), // with it, Paystack takes payments
  PAYSTACK_API_URL: origin(isOrigin, 'must be an https address without a path (http only for local addresses)').default(
    'https://api.paystack.co',
  ),
  PAYPAL_CLIENT_ID: optionalText(/^[\w-]{16,255}$/, 'the client ID of a PayPal REST API app'), // with all three, PayPal takes payments
  PAYPAL_SECRET: optionalText(/^[\w-]{16,255}$/, 'the secret of a PayPal REST API app'),
  PAYPAL_WEBHOOK_ID: optionalText(/^[A-Za-z0-9]{8,50}$/, 'the ID of a PayPal webhook, such as 1JE4291016473214C'),
  PAYPAL_MODE: z.enum(['live', 'test'], 'must be "live" or "test"').default('live'),
  PAYPAL_API_URL: origin(
    isOrigin,
    'must be an https address without a path (http only for local addresses)',
  ).optional(), // PayPal's URL for PAYPAL_MODE if not set
  PAYMENT_HOLD_SECONDS: wholeNumber(1, 82_800, 900), // how long an unpaid order's stock is held; Stripe's pages are valid for at most a day
  RATES_URL: serviceUrl('https://rates.example/daily.xml').default(ECB_RATES), // the source of exchange rates
  WEB_CONCURRENCY: wholeNumber(1, 64, 1), // number of web processes
  PAGE_CACHE_MB: wholeNumber(0, 16_384, 32), // memory per process for cached pages; 0 disables the cache
  CDN_PURGE_URL: serviceUrl('https://cdn.example/purge').optional(), // called with changed pages, so that a CDN can cache them
  CDN_PURGE_TOKEN: z.string().min(8, 'must have 8 characters or more').optional(),
  VIES_URL: serviceUrl('https://ec.europa.eu/taxation_customs/vies/rest-api').optional(), // confirms EU VAT numbers
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(), // without it, there is no /metrics
  SLOW_QUERY_MS: wholeNumber(1, 60_000, 250), // slower queries are logged
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  // The maximum numbers of requests in a period. Unless stated otherwise, an address is an IP address.
  LIMIT_SIGN_IN: wholeNumber(1, 1_000_000, 5), // failures per account and address in 15 minutes
  LIMIT_SIGN_IN_ACCOUNT: wholeNumber(1, 1_000_000, 20), // failures per account in an hour
  LIMIT_SIGN_IN_ADDRESS: wholeNumber(1, 1_000_000, 60), // failures per address in an hour
  LIMIT_SECOND_FACTOR: wholeNumber(1, 1_000_000, 5), // codes tried per account in 15 minutes
  LIMIT_CHECKOUT: wholeNumber(1, 1_000_000, 30), // order attempts per address in a minute
  LIMIT_ORDER_MAILS: wholeNumber(1, 1_000_000, 20), // emails about unpaid orders to one email address in a day
  LIMIT_DISCOUNT_CODES: wholeNumber(1, 1_000_000, 20), // unknown discount codes per address in a minute
  LIMIT_QUOTE: wholeNumber(1, 1_000_000, 120), // totals and shipping steps per address in a minute
  LIMIT_WISHLIST: wholeNumber(1, 1_000_000, 60), // wishlist changes per address in a minute
  LIMIT_REVIEW_VOTES: wholeNumber(1, 1_000_000, 30), // votes on reviews per address in a minute
  LIMIT_WISHLIST_READS: wholeNumber(1, 1_000_000, 600), // wishlist reads per address in a minute
  LIMIT_NEWSLETTER: wholeNumber(1, 1_000_000, 5), // newsletter sign-ups per address in a minute
  LIMIT_WAITING_LIST: wholeNumber(1, 1_000_000, 10), // waitlist sign-ups per address in a minute
  LIMIT_WITHDRAWAL: wholeNumber(1, 1_000_000, 10), // withdrawal forms per address in a minute
  LIMIT_CONTACT: wholeNumber(1, 1_000_000, 5), // contact messages per address in a minute
  LIMIT_ORDER_PAGE: wholeNumber(1, 1_000_000, 60), // guessed order links, and forms sent from order pages, per address in a minute
  LIMIT_ORDER_LIST: wholeNumber(1, 1_000_000, 5), // requests for a link to all orders per address in a minute
  LIMIT_ORDER_LIST_MAILS: wholeNumber(1, 1_000_000, 10), // requests for a link to all orders per email address in a day
  LIMIT_SEARCH: wholeNumber(1, 1_000_000, 300), // searches per address in a minute
  LIMIT_UPLOADS: wholeNumber(1, 1_000_000, 60), // upload requests per address in a minute
})

type Variables = z.output<typeof variables>

export type S3Hosting = {
  readonly store: 's3'
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | undefined
  /** If undefined, the machine's credentials are used. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

export type CloudinaryHosting = {
  readonly store: 'cloudinary'
  readonly cloudName: string
  readonly uploadPreset: string
  readonly apiUrl: string
  readonly mediaUrl: string
  /** If undefined, images cannot be deleted there. */
  readonly key: { readonly id: string; readonly secret: string } | undefined
}

export type StripeAccount = { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string }

export type PaystackAccount = { readonly secretKey: string; readonly apiUrl: string }

export type PaypalAccount = {
  readonly clientId: string
  readonly secret: string
  readonly webhookId: string
  readonly mode: 'live' | 'test'
  readonly apiUrl: string
}

/**
 * Settings of the image store and keys of payment providers are grouped; the providers' `…_API_URL` are also needed for
 * keys entered in the admin. DATA_DIR and BACKUP_DIR are absolute.
 */
export type Env = Readonly<Omit<Variables, GroupedVariable | 'BACKUP_DIR'>> & {
  readonly BACKUP_DIR: string
  readonly images: { readonly store: 'local' } | S3Hosting | CloudinaryHosting
  readonly stripe: StripeAccount | null
  readonly paystack: PaystackAccount | null
  readonly paypal: PaypalAccount | null
}
type GroupedVariable = Extract<
  keyof Variables,
  | 'IMAGE_STORE'
  | `S3_${string}`
  | `CLOUDINARY_${string}`
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'PAYSTACK_SECRET_KEY'
  | 'PAYPAL_CLIENT_ID'
  | 'PAYPAL_SECRET'
  | 'PAYPAL_WEBHOOK_ID'
  | 'PAYPAL_MODE'
>

/** An empty variable counts as not set. @throws EnvError, which omits the value: it may be a secret */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const variablesByName = Object.fromEntries(
    Object.keys(variables.shape).map((name) => [name, source[name]?.trim() ? source[name] : undefined]),
  )
  const parsed = variables.safeParse(variablesByName)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const { IMAGE_STORE, ...env } = parsed.data
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (env[name] && !env.DATABASE_URL) throw new EnvError(`${name} needs DATABASE_URL, which is not set.`)
  }
  if (env.DATABASE_READ_URL && env.PAGE_CACHE_MB === 0) {
    throw new EnvError('DATABASE_READ_URL is for cached pages only, and PAGE_CACHE_MB=0 disables the cache.')
  }
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    BACKUP_DIR: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')),
    DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    images: readImages(parsed.data),
    stripe: readStripe(parsed.data),
    paystack: readPaystack(parsed.data),
    paypal: readPaypal(parsed.data),
  }
}

function readStripe({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Variables): Env['stripe'] {
  if (STRIPE_SECRET_KEY === undefined && STRIPE_WEBHOOK_SECRET === undefined) return null
  if (STRIPE_SECRET_KEY === undefined) {
    throw new EnvError('STRIPE_SECRET_KEY is not set, and STRIPE_WEBHOOK_SECRET needs it.')
  }
  if (STRIPE_WEBHOOK_SECRET === undefined) {
    throw new EnvError('STRIPE_WEBHOOK_SECRET is not set, and Stripe payments need it.')
  }
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL }
}

function readPaystack({ PAYSTACK_SECRET_KEY, PAYSTACK_API_URL }: Variables): Env['paystack'] {
  return PAYSTACK_SECRET_KEY === undefined ? null : { secretKey: PAYSTACK_SECRET_KEY, apiUrl: PAYSTACK_API_URL }
}

const PAYPAL_KEYS = ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'] as const
export const PAYPAL_API_URLS = { live: 'https://api-m.paypal.com', test: 'https://api-m.sandbox.paypal.com' } as const

function readPaypal(given: Variables): Env['paypal'] {
  function getRequired(name: (typeof PAYPAL_KEYS)[number]): string {
    const value = given[name]
    if (value === undefined) throw new EnvError(`${name} is not set, and PayPal payments need it.`)
    return value
  }
  if (PAYPAL_KEYS.every((name) => given[name] === undefined)) return null
  return {
    clientId: getRequired('PAYPAL_CLIENT_ID'),
    secret: getRequired('PAYPAL_SECRET'),
    webhookId: getRequired('PAYPAL_WEBHOOK_ID'),
    mode: given.PAYPAL_MODE,
    apiUrl: given.PAYPAL_API_URL ?? PAYPAL_API_URLS[given.PAYPAL_MODE],
  }
}

function readImages(given: Variables): Env['images'] {
  function getRequired(name: 'S3_BUCKET' | 'S3_REGION' | 'CLOUDINARY_CLOUD_NAME' | 'CLOUDINARY_UPLOAD_PRESET'): string {
    const value = given[name]
    if (value === undefined) throw new EnvError(`${name} is not set, and IMAGE_STORE=${given.IMAGE_STORE} needs it.`)
    return value
  }
  function pair(
    first: 'S3_ACCESS_KEY_ID' | 'CLOUDINARY_API_KEY',
    second: 'S3_SECRET_ACCESS_KEY' | 'CLOUDINARY_API_SECRET',
  ) {
    const [id, secret] = [given[first], given[second]]
    if (id !== undefined && secret !== undefined) return { id, secret }
    if (id === undefined && secret === undefined) return undefined
    throw new EnvError(`${first} and ${second} belong together; only one of them is set.`)
  }
  if (given.IMAGE_STORE === 's3') {
    const key = pair('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
    return {
      store: 's3',
      bucket: getRequired('S3_BUCKET'),
      region: getRequired('S3_REGION'),
      endpoint: given.S3_ENDPOINT,
      credentials: key && { accessKeyId: key.id, secretAccessKey: key.secret },
    }
  }
  if (given.IMAGE_STORE === 'cloudinary') {
    return {
      store: 'cloudinary',
      cloudName: getRequired('CLOUDINARY_CLOUD_NAME'),
      uploadPreset: getRequired('CLOUDINARY_UPLOAD_PRESET'),
      apiUrl: given.CLOUDINARY_API_URL,
      mediaUrl: given.CLOUDINARY_MEDIA_URL,
      key: pair('CLOUDINARY_API_KEY', 'CLOUDINARY_API_SECRET'),
    }
  }
  return { store: 'local' }
}

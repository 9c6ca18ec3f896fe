import { resolve } from 'node:path'
import process from 'node:process'
import { z } from 'zod'

const LOCAL_HOST =
  /^(localhost|.+\.localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\]|\[f[cd][0-9a-f:]+\])$/

/** Whether a host name (without port) is this machine or on a private network: there, plain http is believed. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOST.test(hostname.toLowerCase())
}

/** A value the shop cannot start with. Its message is one line for the person who starts it and names the variable. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * What the shop is told by its environment. `databaseUrl` is undefined when the shop's own PostgreSQL is to be used;
 * the supervisor then tells the web process its address in DATABASE_URL. Limits are requests in the time they name.
 */
export type Env = {
  readonly port: number
  /** The address to listen on; undefined means all of them. */
  readonly host: string | undefined
  /** Absolute. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** For migrations, when the first address leads through a pooler. */
  readonly databaseDirectUrl: string | undefined
  readonly adminEmail: string | undefined
  readonly adminPassword: string | undefined
  readonly authSecret: string | undefined
  /** Whether a new, empty database gets the demo shop. */
  readonly demoData: boolean
  /** The shop's only origin, such as https://shop.example; undefined where it is being tried at home. */
  readonly publicOrigin: string | undefined
  /** How many proxies in front of the shop are trusted to have written the X-Forwarded-For header. */
  readonly trustProxy: number
  readonly smtpUrl: string | undefined
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly limits: {
    /** Failed sign-ins of one account from one address, in 15 minutes. */
    readonly signIn: number
    /** Failed sign-ins of one account, in an hour. */
    readonly signInAccount: number
    /** Failed sign-ins from one address, in an hour. */
    readonly signInAddress: number
    /** Orders tried from one address, in a minute. */
    readonly checkout: number
    /** Requests for the route manifest from one address, in a minute. */
    readonly manifest: number
  }
}

const text = z.string().optional()

function wholeNumber(min: number, max: number, fallback: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error)
    .default(fallback)
}

function url(protocols: readonly string[], error: string) {
  return z
    .string()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.hostname !== '', error)
    .optional()
}

function isOrigin(value: string): boolean {
  const parsed = URL.parse(value)
  if (!parsed || parsed.username || parsed.password || parsed.pathname !== '/' || parsed.search || parsed.hash)
    return false
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLocalHost(parsed.hostname))
}

const postgresUrl = url(
  ['postgres:', 'postgresql:'],
  'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
)

const variables = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: text,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have 12 characters or more')
    .max(128, 'must have 128 characters or fewer')
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  DEMO_DATA: z.enum(['on', 'off'], 'must be "on" or "off"').default('on'),
  PUBLIC_URL: z
    .string()
    .refine(
      isOrigin,
      'must be the address of the shop without a path, such as https://shop.example (http only for local addresses)',
    )
    .transform((value) => new URL(value).origin)
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10, 0),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be the address of a mail server, such as smtps://user:password@host:465'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  LIMIT_SIGN_IN: wholeNumber(1, 1_000_000, 5),
  LIMIT_SIGN_IN_ACCOUNT: wholeNumber(1, 1_000_000, 20),
  LIMIT_SIGN_IN_ADDRESS: wholeNumber(1, 1_000_000, 60),
  LIMIT_CHECKOUT: wholeNumber(1, 1_000_000, 30),
  LIMIT_MANIFEST: wholeNumber(1, 1_000_000, 120),
})

/**
 * Reads the shop's settings from variables such as `process.env`; an empty one counts as not set.
 * @throws EnvError naming the first variable that is wrong. Its value is not repeated: it may be a secret.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.keys(variables.shape).map((name) => [name, source[name]?.trim() ? source[name] : undefined]),
  )
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const value = parsed.data
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL,
    adminEmail: value.ADMIN_EMAIL,
    adminPassword: value.ADMIN_PASSWORD,
    authSecret: value.AUTH_SECRET,
    demoData: value.DEMO_DATA === 'on',
    publicOrigin: value.PUBLIC_URL,
    trustProxy: value.TRUST_PROXY,
    smtpUrl: value.SMTP_URL,
    logLevel: value.LOG_LEVEL,
    limits: {
      signIn: value.LIMIT_SIGN_IN,
      signInAccount: value.LIMIT_SIGN_IN_ACCOUNT,
      signInAddress: value.LIMIT_SIGN_IN_ADDRESS,
      checkout: value.LIMIT_CHECKOUT,
      manifest: value.LIMIT_MANIFEST,
    },
  }
}

function readOrExit(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** The settings of this process, read when it starts. */
export const env = readOrExit()

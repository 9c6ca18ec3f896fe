import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from '#app/lib/start-error.ts'

const LOCAL_HOST =
  /^(localhost|.+\.localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\]|\[f[cd][0-9a-f:]+\])$/

/** Whether a host name (without port) is this machine or on a private network: there, plain http is believed. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOST.test(hostname.toLowerCase())
}

/** A value the shop cannot start with. The message names the variable. */
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
  const parsed = URL.parse(value)
  if (!parsed || parsed.username || parsed.password || parsed.pathname !== '/' || parsed.search || parsed.hash)
    return false
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLocalHost(parsed.hostname))
}

function isDatabase(value: string): boolean {
  const parsed = URL.parse(value)
  if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol)) return false
  return parsed.hostname !== '' || parsed.searchParams.has('host') // the latter is a folder with a socket
}

function isMailServer(value: string): boolean {
  const parsed = URL.parse(value)
  return parsed !== null && ['smtp:', 'smtps:'].includes(parsed.protocol) && parsed.hostname !== ''
}

const postgresUrl = z
  .string()
  .refine(isDatabase, 'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name')
  .optional()

/** Limits are requests in the time named beside them. */
const variables = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().optional(), // all addresses
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl, // without it the shop runs its own
  DATABASE_DIRECT_URL: postgresUrl, // for migrations, where the first leads through a pooler
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have 12 characters or more')
    .max(128, 'must have 128 characters or fewer')
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  DEMO_DATA: z.enum(['on', 'off'], 'must be "on" or "off"').default('on'), // for a new, empty database
  PUBLIC_URL: z
    .string()
    .refine(
      isOrigin,
      'must be the address of the shop without a path, such as https://shop.example (http only for local addresses)',
    )
    .transform((value) => new URL(value).origin)
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10, 0), // how many proxies in front of us write X-Forwarded-For
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be the address of a mail server, such as smtps://user:password@host:465')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  LIMIT_SIGN_IN: wholeNumber(1, 1_000_000, 5), // failures of an account from one address, in 15 minutes
  LIMIT_SIGN_IN_ACCOUNT: wholeNumber(1, 1_000_000, 20), // failures of an account, in an hour
  LIMIT_SIGN_IN_ADDRESS: wholeNumber(1, 1_000_000, 60), // failures from one address, in an hour
  LIMIT_CHECKOUT: wholeNumber(1, 1_000_000, 30), // orders tried from one address, in a minute
  LIMIT_WISHLIST: wholeNumber(1, 1_000_000, 60), // changes of wishlists from one address, in a minute
  LIMIT_NEWSLETTER: wholeNumber(1, 1_000_000, 5), // newsletter sign-ups tried from one address, in a minute
  LIMIT_MANIFEST: wholeNumber(1, 1_000_000, 120), // route look-ups from one address, in a minute
})

/** What the shop is told by its environment, under the names it is told it. DATA_DIR is absolute. */
export type Env = Readonly<z.output<typeof variables>>

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
  const env = parsed.data
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new EnvError('DATABASE_DIRECT_URL is another way to the database of DATABASE_URL, which is not set.')
  }
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
  }
}

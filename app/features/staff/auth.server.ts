import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthEndpoint, isAPIError } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { sql } from 'drizzle-orm'
import { type Cookie, createCookie } from 'react-router'
import { z } from 'zod'
import { authAccounts, authSessions, authUsers, authVerifications } from '#app/features/staff/auth.table.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from '#app/features/staff/password.ts'
import { newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readSecret } from '#app/platform/secret.server.ts'

/** Hours without a request after which a session ends, and days after which it ends in any case. */
const IDLE_SECONDS = 8 * 60 * 60
const RENEW_SECONDS = 30 * 60
export const SESSION_LIMIT_MS = 7 * 24 * 60 * 60 * 1000

/** The name of the cookie that carries a session. On https its prefix makes browsers refuse it from anywhere else. */
function sessionCookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-lumina.session' : 'lumina.session'
}

/** A cookie of staff, on all paths: their session, or the login that waits for its second step. */
export function staffCookie(request: Request, use: 'session' | 'second-step'): Cookie {
  const { origin, protocol } = new URL(request.url)
  return createCookie(sessionCookieName(origin).replace('session', use), {
    httpOnly: true,
    secure: protocol === 'https:',
  })
}

/**
 * Opens a session for someone whose password and second factor were looked at by us (second-step.server.ts). It is no
 * address: only what runs here can call it. better-auth's own plugin for second factors lets a code be used as often as one
 * likes while it is valid, and opens the session before it asks for one.
 */
const secondStep = {
  id: 'second-step',
  endpoints: {
    openSessionFor: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new APIError('UNAUTHORIZED')
        const session = await ctx.context.internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return { token: session.token }
      },
    ),
  },
}

type Auth = ReturnType<typeof createAuth>

function createAuth(db: Database, origin: string, secret: string) {
  return betterAuth({
    appName: 'Lumina',
    baseURL: origin,
    basePath: '/api/auth',
    trustedOrigins: [origin],
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true }, // its messages hold parameters; what matters is logged by us, by name
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: authUsers, session: authSessions, account: authAccounts, verification: authVerifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true, // staff are made by a command, never from the web
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
    },
    session: { expiresIn: IDLE_SECONDS, updateAge: RENEW_SECONDS, cookieCache: { enabled: false } },
    plugins: [secondStep],
    rateLimit: { enabled: false }, // ours is shared by all processes and cannot be walked around
    advanced: {
      useSecureCookies: false, // its prefix would double ours
      cookies: {
        session_token: {
          name: sessionCookieName(origin),
          attributes: { secure: origin.startsWith('https:'), httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
      database: { generateId: () => newId() },
    },
  })
}

/**
 * One for each address the store answers to: with PUBLIC_URL that is one for ever. Without it, the server believes local
 * Host headers only, and what is kept here is bounded.
 */
const known = new WeakMap<Database, Map<string, Auth>>()
const MAX_ORIGINS = 20
let secret: string | undefined

function authFor(db: Database, request: Request): Auth {
  const origin = env.PUBLIC_URL ?? new URL(request.url).origin
  const byOrigin = known.get(db) ?? new Map<string, Auth>()
  known.set(db, byOrigin)
  const there = byOrigin.get(origin)
  if (there) return there
  if (byOrigin.size >= MAX_ORIGINS) byOrigin.clear()
  const made = createAuth(db, origin, authSecret())
  byOrigin.set(origin, made)
  return made
}

/**
 * What sessions are signed with, and second factors sealed; made where there is none yet. Asked for at the start, so that
 * one that is unreadable or too short stops it instead of the first login. @throws StartError
 */
export function authSecret(): string {
  secret ??= env.AUTH_SECRET ?? readSecret(env.DATA_DIR, 'auth')
  return secret
}

/** A session that better-auth vouches for, and the cookies it wants set (one that was renewed, or one to be dropped). */
export async function readSession(db: Database, request: Request) {
  const { api } = authFor(db, request)
  try {
    const { headers, response } = await api.getSession({ headers: request.headers, returnHeaders: true })
    return { session: response?.session ?? null, cookies: headers.getSetCookie() }
  } catch (error) {
    // It was ended by another request, between being read and being renewed.
    if (isAPIError(error) && error.statusCode < 500) return { session: null, cookies: [] }
    await throwDatabaseError(db, error)
    throw error
  }
}

/** A new session with the cookies that carry it, or null where e-mail and password do not belong together. */
export async function openSession(
  db: Database,
  request: Request,
  credentials: { readonly email: string; readonly password: string },
) {
  const { api } = authFor(db, request)
  try {
    const { headers, response } = await api.signInEmail({
      body: { email: credentials.email, password: credentials.password },
      headers: request.headers,
      returnHeaders: true,
    })
    return { token: response.token, userId: response.user.id, cookies: headers.getSetCookie() }
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null
    await throwDatabaseError(db, error)
    throw error
  }
}

/** A new session for someone who has shown all that was asked for, or null where there is no such account any more. */
export async function openSessionFor(db: Database, request: Request, userId: string) {
  const { api } = authFor(db, request)
  try {
    const { headers, response } = await api.openSessionFor({
      body: { userId },
      headers: request.headers,
      returnHeaders: true,
    })
    return { token: response.token, cookies: headers.getSetCookie() }
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null
    await throwDatabaseError(db, error)
    throw error
  }
}

/**
 * better-auth answers every failure of the database with the same words. Asking it ourselves brings the true error up,
 * which tells a database that is away from a bug.
 */
async function throwDatabaseError(db: Database, error: unknown): Promise<void> {
  if (isAPIError(error) && error.statusCode >= 500) await db.execute(sql`select 1`)
}

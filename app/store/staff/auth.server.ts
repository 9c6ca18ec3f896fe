import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthEndpoint, isAPIError } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { sql } from 'drizzle-orm'
import { type Cookie, createCookie } from 'react-router'
import { z } from 'zod'
import { newId } from '#app/lib/id.ts'
import { getAuthSecret } from '#app/platform/auth-secret.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from '#app/store/staff/password.ts'
import { authAccounts, authSessions, authUsers, authVerifications } from '#app/store/staff.table.ts'

/** A session ends after 8 hours without a request, or after 7 days at the latest. */
export const IDLE_SECONDS = 8 * 60 * 60
const RENEW_SECONDS = 30 * 60
export const SESSION_LIMIT_MS = 7 * 24 * 60 * 60 * 1000

/** On https, the prefix binds the cookie to this host. */
function getSessionCookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-lumina.session' : 'lumina.session'
}

export function staffCookie(request: Request, use: 'session' | 'second-step'): Cookie {
  const { origin, protocol } = new URL(request.url)
  return createCookie(getSessionCookieName(origin).replace('session', use), {
    httpOnly: true,
    secure: protocol === 'https:',
  })
}

/**
 * Replaces better-auth's two-factor plugin, which accepts codes repeatedly and opens a session before the code is
 * entered.
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
    logger: { disabled: true }, // its messages contain parameters
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: authUsers, session: authSessions, account: authAccounts, verification: authVerifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true, // staff are created by a command
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
    },
    session: { expiresIn: IDLE_SECONDS, updateAge: RENEW_SECONDS, cookieCache: { enabled: false } },
    plugins: [secondStep],
    rateLimit: { enabled: false }, // ours is shared by all processes
    advanced: {
      useSecureCookies: false, // its prefix would duplicate ours
      cookies: {
        session_token: {
          name: getSessionCookieName(origin),
          attributes: { secure: origin.startsWith('https:'), httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
      database: { generateId: () => newId() },
    },
  })
}

/** One instance per origin. Without PUBLIC_URL, several origins are possible. */
const instances = new WeakMap<Database, Map<string, Auth>>()
const MAX_ORIGINS = 20

function getAuth(db: Database, request: Request): Auth {
  const origin = env.PUBLIC_URL ?? new URL(request.url).origin
  const byOrigin = instances.get(db) ?? new Map<string, Auth>()
  instances.set(db, byOrigin)
  const existing = byOrigin.get(origin)
  if (existing) return existing
  if (byOrigin.size >= MAX_ORIGINS) byOrigin.clear()
  const created = createAuth(db, origin, getAuthSecret())
  byOrigin.set(origin, created)
  return created
}

/** Returns the valid session of a request, and the cookies to set (renewed or removed). */
export async function readSession(db: Database, request: Request) {
  const { headers } = request
  const result = await call(db, () => getAuth(db, request).api.getSession({ headers, returnHeaders: true }))
  // The result is null if another request ended the session between the read and the renewal
  return { session: result?.response?.session ?? null, cookies: result?.headers.getSetCookie() ?? [] }
}

export async function openSession(
  db: Database,
  request: Request,
  credentials: { readonly email: string; readonly password: string },
) {
  const { headers } = request
  const result = await call(db, () =>
    getAuth(db, request).api.signInEmail({ body: credentials, headers, returnHeaders: true }),
  )
  if (!result) return null
  const { token, user } = result.response
  return { token, userId: user.id, cookies: result.headers.getSetCookie() }
}

export async function openSessionFor(db: Database, request: Request, userId: string) {
  const { headers } = request
  const result = await call(db, () =>
    getAuth(db, request).api.openSessionFor({ body: { userId }, headers, returnHeaders: true }),
  )
  return result && { token: result.response.token, cookies: result.headers.getSetCookie() }
}

/**
 * Returns null if better-auth rejects the request. better-auth hides database errors: after a server error, a query of
 * our own throws the real one.
 */
async function call<Result>(db: Database, request: () => Promise<Result>): Promise<Result | null> {
  try {
    return await request()
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null
    if (isAPIError(error)) await db.execute(sql`select 1`)
    throw error
  }
}

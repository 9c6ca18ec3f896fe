import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { type Identity, identify } from '#app/features/staff/login.server.ts'
import { ACCESS_DENIED, type Admin, adminContext } from '#app/features/staff/staff.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'

/**
 * The guard of the admin's pages. As middleware it runs before every loader and action below it, whichever of them
 * a request asks for; a guard in a loader would only protect that loader.
 */
export const guardPages: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const client = await identify(db, request)
  if (client.is !== 'admin') return withCookies(redirect(loginAddress(url, client)), client)
  context.set(adminContext, client.admin)
  return withCookies(await next(), client)
}

/** The guard of the admin's addresses without a page, which answer with a status and a message instead of a redirect. */
export const guardResources: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const client = await identify(db, request)
  if (client.is === 'nobody') return withCookies(refusal(401, 'Please log in first.'), client)
  if (client.is === 'not-staff') return withCookies(refusal(403, ACCESS_DENIED), client)
  context.set(adminContext, client.admin)
  return withCookies(await next(), client)
}

/**
 * Who is at work: the first line of every loader and action of the admin. @throws a 401 where no guard let
 * anyone in, which means that the route lies outside the guarded ones.
 */
export function requireAdmin(context: Readonly<RouterContextProvider>): Admin {
  const admin = context.get(adminContext)
  if (!admin) throw data('Log in first', { status: 401 })
  return admin
}

/** Back to where the visitor wanted to be, once logged in. */
function loginAddress({ pathname, search }: URL, client: Identity): string {
  const query = new URLSearchParams()
  const wanted = pathname + search
  if (wanted !== '/admin') query.set('redirectTo', wanted)
  if (client.is === 'not-staff') query.set('denied', 'yes')
  return `/admin/login${query.size > 0 ? `?${query}` : ''}`
}

function refusal(status: 401 | 403, message: string): Response {
  return jsonResponse({ error: { message } }, { status })
}

function withCookies(response: Response, { cookies }: Identity): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

import { data } from 'react-router'
import { notFound } from '#app/lib/route-errors.ts'
import { db } from '#app/platform/db/db.server.ts'
import { cookieHeaders } from '#app/platform/http/cookie-headers.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { credentialsInput } from '#app/store/staff/credentials-input.ts'
import { identify, logIn, logOut } from '#app/store/staff/login.server.ts'
import type { Route } from './+types/auth'

/** Login for scripts. It does not use better-auth's handler, whose response contains the session token. */
export async function loader({ params, request }: Route.LoaderArgs) {
  if (params['*'] !== 'get-session') throw notFound('Page Not Found')
  const client = await identify(db, request)
  const headers = cookieHeaders(client.cookies)
  if (client.kind !== 'admin') return Response.json(null, { status: client.kind === 'anonymous' ? 401 : 403, headers })
  return Response.json({ user: client.admin }, { headers })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data('Method not allowed', { status: 405, headers: { Allow: 'POST' } })
  if (params['*'] === 'sign-out') return Response.json(null, { headers: cookieHeaders(await logOut(db, request)) })
  if (params['*'] !== 'sign-in/email') throw notFound('Page Not Found')

  const sent = credentialsInput.safeParse(await request.json().catch(() => null))
  if (!sent.success) return Response.json({ message: adminText.loginFailed }, { status: 400 })
  const result = await logIn(db, request, context.get(requestInfo).address, sent.data)
  if (result.outcome === 'logged-in') {
    return Response.json({ user: result.admin }, { headers: cookieHeaders(result.cookies) })
  }
  if (result.outcome === 'too-many') {
    return jsonResponse({ message: result.message }, { status: 429, retryAfter: result.retryAfter })
  }
  if (result.outcome === 'second-step') {
    return Response.json({ message: adminText.secondStepNeeded }, { status: 403, headers: cookieHeaders([]) })
  }
  return Response.json({ message: result.message }, { status: result.status, headers: cookieHeaders(result.cookies) })
}

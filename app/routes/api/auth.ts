import { data } from 'react-router'
import { credentialsInput } from '#app/features/staff/credentials-input.ts'
import { identify, logIn, logOut } from '#app/features/staff/login.server.ts'
import { LOGIN_FAILED } from '#app/features/staff/staff.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { cookieHeaders } from '#app/platform/http/cookie-headers.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import type { Route } from './+types/auth'

const SECOND_STEP_NEEDED = 'This account has a second factor. Log in at /admin/login.'

/**
 * Login for scripts: exactly three addresses, all else is not found. better-auth's own handler is not mounted, as it
 * has many more and answers with the session's token, which belongs into the cookie only.
 */
export async function loader({ params, request }: Route.LoaderArgs) {
  if (params['*'] !== 'get-session') throw notFound('Page Not Found')
  const visitor = await identify(db, request)
  const headers = cookieHeaders(visitor.cookies)
  if (visitor.is !== 'admin') return Response.json(null, { status: visitor.is === 'nobody' ? 401 : 403, headers })
  return Response.json({ user: visitor.admin }, { headers })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data('Method not allowed', { status: 405, headers: { Allow: 'POST' } })
  if (params['*'] === 'sign-out') return Response.json(null, { headers: cookieHeaders(await logOut(db, request)) })
  if (params['*'] !== 'sign-in/email') throw notFound('Page Not Found')

  const sent = credentialsInput.safeParse(await request.json().catch(() => null))
  if (!sent.success) return Response.json({ message: LOGIN_FAILED }, { status: 400 })
  const answer = await logIn(db, request, context.get(requestInfo).address, sent.data)
  if (answer.outcome === 'logged-in') {
    return Response.json({ user: answer.admin }, { headers: cookieHeaders(answer.cookies) })
  }
  if (answer.outcome === 'too-many') {
    const headers = { 'Retry-After': String(answer.retryAfter), 'Cache-Control': 'no-store' }
    return Response.json({ message: answer.message }, { status: 429, headers })
  }
  if (answer.outcome === 'second-step') {
    return Response.json({ message: SECOND_STEP_NEEDED }, { status: 403, headers: cookieHeaders([]) })
  }
  return Response.json({ message: answer.message }, { status: answer.status, headers: cookieHeaders(answer.cookies) })
}

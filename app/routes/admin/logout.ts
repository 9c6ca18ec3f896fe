import { redirect } from 'react-router'
import { db } from '#app/platform/db/db.server.ts'
import { cookieHeaders } from '#app/platform/http/cookie-headers.ts'
import { logOut, logOutEverywhere } from '#app/store/staff/login.server.ts'
import type { Route } from './+types/logout'

/** A GET request changes nothing. */
export function loader() {
  return redirect('/admin')
}

/** Ends this session, or with `?everywhere` all sessions of the account; the login page shows whether it succeeded. */
export async function action({ request, url }: Route.ActionArgs) {
  if (!url.searchParams.has('everywhere')) {
    return redirect('/admin/login', { headers: cookieHeaders(await logOut(db, request)) })
  }
  const { isDone, cookies } = await logOutEverywhere(db, request)
  return redirect(`/admin/login?everywhere=${isDone ? 'done' : 'ended'}`, { headers: cookieHeaders(cookies) })
}

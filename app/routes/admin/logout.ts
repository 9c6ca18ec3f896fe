import { redirect } from 'react-router'
import { logOut, logOutEverywhere } from '#app/features/staff/login.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { cookieHeaders } from '#app/platform/http/cookie-headers.ts'
import type { Route } from './+types/logout'

/** Followed as a link it changes nothing. */
export function loader() {
  return redirect('/admin')
}

/** Ends this session; under `?everywhere` all sessions of the account. The login page then says whether it did. */
export async function action({ request, url }: Route.ActionArgs) {
  if (!url.searchParams.has('everywhere')) {
    return redirect('/admin/login', { headers: cookieHeaders(await logOut(db, request)) })
  }
  const { isDone, cookies } = await logOutEverywhere(db, request)
  return redirect(`/admin/login?everywhere=${isDone ? 'done' : 'ended'}`, { headers: cookieHeaders(cookies) })
}

import { redirect } from 'react-router'
import { signOut } from '#app/features/staff/sign-in.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { cookieHeaders } from '#app/platform/http/cookie-headers.ts'
import type { Route } from './+types/logout'

/** Followed as a link it changes nothing. */
export function loader() {
  return redirect('/admin')
}

export async function action({ request }: Route.ActionArgs) {
  return redirect('/admin/login', { headers: cookieHeaders(await signOut(db, request)) })
}

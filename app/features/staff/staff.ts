import { createContext } from 'react-router'
import type { Id } from '#app/lib/id.ts'

/** Someone who may use the admin, as every admin screen knows them. */
export type Admin = {
  readonly id: Id<'staff'>
  readonly email: string
  readonly fullName: string
  readonly role: string
}

/** Filled by the guard from the database, once per request; null where no one was let in. */
export const adminContext = createContext<Admin | null>(null)

/** The words of login. The first two are the same anyone who asks, so that they tell no one which accounts exist. */
export const LOGIN_FAILED = 'Invalid email or password'
export const ACCESS_DENIED = 'Access denied. You do not have admin privileges.'

/** Said by the browser, where the store did not. */
export const LOGIN_NO_RESPONSE = 'The store could not be reached, or did not answer. Please try again.'

/** The same for a wrong code and for one that was used already. */
export const CODE_REFUSED =
  'This code is not right, or it was used already. Wait for the next one, or use a backup code.'

/** 'Too many attempts…' with the wait in minutes, rounded up. */
export function tooManyAttempts(retryAfterSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  return `Too many login attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** 'admin' is shown as 'Admin'. */
export function roleLabel(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1)
}

const PLACE = 'http://lumina.invalid'

/**
 * Where to go after login: a path inside the admin, or its front page for everything else. Backslashes and
 * double slashes are refused first, as browsers read them as the start of another host.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/') || target.startsWith('//') || /[\\\p{Cc}]/u.test(target)) return '/admin'
  const url = URL.parse(target, PLACE)
  if (!url || url.origin !== PLACE || !/^\/admin(\/|$)/.test(url.pathname) || url.pathname.startsWith('/admin/login')) {
    return '/admin'
  }
  return url.pathname + url.search + url.hash
}

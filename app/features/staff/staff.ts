import { createContext } from 'react-router'
import type { Id } from '#app/lib/id.ts'

export type Admin = {
  readonly id: Id<'staff'>
  readonly email: string
  readonly fullName: string
  readonly role: string
}

/** Set once per request by the guard; null outside guarded routes. */
export const adminContext = createContext<Admin | null>(null)

/** The first two texts do not reveal which accounts exist. */
export const LOGIN_FAILED = 'Invalid email or password'
export const ACCESS_DENIED = 'Access denied. You do not have admin privileges.'

export const LOGIN_NO_RESPONSE = 'The store could not be reached. Please try again.'

export const CODE_REFUSED = 'This code is wrong or was already used. Wait for the next one, or use a backup code.'

export function tooManyAttempts(retryAfterSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  return `Too many login attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

export function roleLabel(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1)
}

const ORIGIN = 'http://lumina.invalid'

/** `target` if it is in the admin. Browsers read backslashes and double slashes as the start of another host. */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/') || target.startsWith('//') || /[\\\p{Cc}]/u.test(target)) return '/admin'
  const url = URL.parse(target, ORIGIN)
  const isInAdmin = url?.origin === ORIGIN && /^\/admin(\/(?!login)|$)/.test(url.pathname)
  return isInAdmin ? url.pathname + url.search + url.hash : '/admin'
}

import { createContext } from 'react-router'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/store/staff/admin-text.ts'

export type Admin = {
  readonly id: Id<'staff'>
  readonly email: string
  readonly fullName: string
  readonly role: string
  /** True if single-key shortcuts work in lists. */
  readonly hasShortcuts: boolean
}

/** Set once per request by the guard; null outside guarded routes. */
export const adminContext = createContext<Admin | null>(null)

export function getTooManyAttemptsMessage(retryAfterSeconds: number): string {
  return adminText.tooManyAttempts(Math.max(1, Math.ceil(retryAfterSeconds / 60)))
}

const ORIGIN = 'http://lumina.invalid'

/**
 * Returns `target` if it is in the admin, otherwise '/admin'. Browsers interpret backslashes and double slashes as the
 * start of a host.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/') || target.startsWith('//') || /[\\\p{Cc}]/u.test(target)) return '/admin'
  const url = URL.parse(target, ORIGIN)
  const isInAdmin = url?.origin === ORIGIN && /^\/admin(\/(?!login)|$)/.test(url.pathname)
  return isInAdmin ? url.pathname + url.search + url.hash : '/admin'
}

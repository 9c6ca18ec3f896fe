import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator, useSubmit } from 'react-router'
import { canReachServer, fetchSession } from '#app/features/staff/fetch-session.ts'
import type { Admin } from '#app/features/staff/staff.ts'
import { useToast } from '#app/ui/toast.tsx'

/** Written by the tab that signs in or out; the browser tells the other tabs where the value changes. */
const STORED_UNDER = 'lumina.staff'
/** Where the forms that log out lead. */
export const LOG_OUT = { here: '/admin/logout', everywhere: '/admin/logout?everywhere' } as const
export const NOT_SIGNED_OUT = 'The store could not be reached, so you are still signed in. Please try again.'
/** A tab that no one looked at for so long asks again before it shows anything. */
const HIDDEN_LIMIT_MS = 5 * 60_000

type AdminAuth = {
  /** The account that is signed in. */
  readonly user: { readonly id: string; readonly email: string } | null
  /** Its active staff row. */
  readonly admin: Admin | null
  /** Both of them are there. */
  readonly isAdmin: boolean
  /** The session is being looked up again. */
  readonly isVerifying: boolean
  /**
   * Ends this session, or every session of the account. False where the store cannot be reached: a toast says so, and the
   * screen stays with all that was typed.
   */
  readonly signOut: (reach?: 'here' | 'everywhere') => Promise<boolean>
  /** Until it is known whether the store can be reached, which takes seconds where the network is bad. */
  readonly isSigningOut: boolean
}

const AdminAuthContext = createContext<AdminAuth | null>(null)

/** Who is at work. @throws outside an AdminAuthProvider. */
export function useAdminAuth(): AdminAuth {
  const auth = use(AdminAuthContext)
  if (!auth) throw new Error('useAdminAuth must be used within an AdminAuthProvider')
  return auth
}

/**
 * Holds what the server said about this visitor, and asks again where that may have changed: another tab signed in or
 * out, the page came back out of the browser's memory, or the tab was long out of sight. It protects nothing: the
 * server checks every request by itself.
 */
export function AdminAuthProvider({ admin, children }: { admin: Admin; children: ReactNode }) {
  const { state, verify, checkUnseen } = useVerification(admin)
  const { signOut, isSigningOut } = useSignOut()
  const known = state === 'not-admin' ? null : admin
  const auth = useMemo<AdminAuth>(
    () => ({
      user: known && { id: known.id, email: known.email },
      admin: known,
      isAdmin: known !== null,
      isVerifying: state === 'verifying',
      signOut,
      isSigningOut,
    }),
    [known, state, signOut, isSigningOut],
  )
  useEffect(() => {
    if (whoOtherTabsKnow() !== admin.id) checkUnseen()
  }, [admin.id, checkUnseen])
  useEffect(() => watchForChanges(verify), [verify])
  return <AdminAuthContext value={auth}>{children}</AdminAuthContext>
}

function useSignOut(): Pick<AdminAuth, 'signOut' | 'isSigningOut'> {
  const [isSigningOut, setSigningOut] = useState(false)
  const submit = useSubmit()
  const toast = useToast()
  const signOut = useCallback<AdminAuth['signOut']>(
    async (reach = 'here') => {
      setSigningOut(true)
      const isReached = await canReachServer()
      if (isReached) await submit(null, { method: 'post', action: LOG_OUT[reach] })
      else toast(NOT_SIGNED_OUT, 'error')
      setSigningOut(false) // someone with unsaved changes may have chosen to stay
      return isReached
    },
    [submit, toast],
  )
  return { signOut, isSigningOut }
}

/** Notes who is signed in here ('' for no one), so that other tabs look again if that is news to them. */
export function notifyOtherTabs(adminId: string): void {
  try {
    localStorage.setItem(STORED_UNDER, adminId)
  } catch {
    // Storage is switched off: other tabs find out with their next request.
  }
}

function whoOtherTabsKnow(): string | null {
  try {
    return localStorage.getItem(STORED_UNDER)
  } catch {
    return null
  }
}

/** Calls `changed` when another tab signed in or out. Returns how to stop. */
export function watchOtherTabs(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORED_UNDER || event.key === null) changed()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function watchForChanges(verify: () => void): () => void {
  let hiddenAt: number | null = null
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (hiddenAt !== null && Date.now() - hiddenAt > HIDDEN_LIMIT_MS) verify()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) verify()
  }
  const stop = watchOtherTabs(verify)
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pageshow', onPageShow)
  }
}

type State = 'admin' | 'verifying' | 'not-admin'

function useVerification(admin: Admin) {
  const [state, setState] = useState<State>('admin')
  const running = useRef<AbortController>(null)
  const { revalidate } = useRevalidator()

  const verify = useCallback(async () => {
    running.current?.abort()
    const attempt = new AbortController()
    running.current = attempt
    setState('verifying')
    const id = await fetchSession(attempt.signal)
    if (attempt.signal.aborted) return
    setState(id === null ? 'not-admin' : 'admin')
    if (id === null) window.location.replace(signInAddress())
    else if (id !== admin.id) await revalidate()
  }, [admin.id, revalidate])

  // Either someone has just signed in here, or another tab signed out before this one's scripts ran. The latter is
  // seldom, so the screen stays while it asks.
  const checkUnseen = useCallback(async () => {
    const id = await fetchSession(new AbortController().signal)
    if (id === null) window.location.replace(signInAddress())
    else notifyOtherTabs(id)
  }, [])

  useEffect(() => () => running.current?.abort(), [])
  return { state, verify, checkUnseen }
}

function signInAddress(): string {
  const { pathname, search } = window.location
  return `/admin/login?${new URLSearchParams({ redirectTo: pathname + search })}`
}

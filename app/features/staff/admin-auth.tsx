import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator, useSubmit } from 'react-router'
import { canReachServer, fetchSession } from '#app/features/staff/fetch-session.ts'
import type { Admin } from '#app/features/staff/staff.ts'
import { useToast } from '#app/ui/toast.tsx'

/** Written by the tab that logs in or out; the browser tells the other tabs where the value changes. */
const STORED_UNDER = 'lumina.staff'
/** Where the forms that log out lead. */
export const LOGOUT_URLS = { here: '/admin/logout', everywhere: '/admin/logout?everywhere' } as const
export const LOGOUT_FAILED = 'The store could not be reached, so you are still logged in. Please try again.'
/** A tab that no one looked at for so long asks again before it shows anything. */
const HIDDEN_LIMIT_MS = 5 * 60_000

type AdminAuth = {
  /** The account that is logged in. */
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
  readonly logOut: (reach?: 'here' | 'everywhere') => Promise<boolean>
  /** Until it is known whether the store can be reached, which takes seconds where the network is bad. */
  readonly isLoggingOut: boolean
}

const AdminAuthContext = createContext<AdminAuth | null>(null)

/** Who is at work. @throws outside an AdminAuthProvider. */
export function useAdminAuth(): AdminAuth {
  const auth = use(AdminAuthContext)
  if (!auth) throw new Error('useAdminAuth must be used within an AdminAuthProvider')
  return auth
}

/**
 * Holds what the server said about this visitor, and asks again where that may have changed: another tab logged in or
 * out, the page came back out of the browser's memory, or the tab was long out of sight. It protects nothing: the
 * server checks every request by itself.
 */
export function AdminAuthProvider({ admin, children }: { admin: Admin; children: ReactNode }) {
  const { state, verify, checkUnseen } = useVerification(admin)
  const { logOut, isLoggingOut } = useLogOut()
  const known = state === 'not-admin' ? null : admin
  const auth = useMemo<AdminAuth>(
    () => ({
      user: known && { id: known.id, email: known.email },
      admin: known,
      isAdmin: known !== null,
      isVerifying: state === 'verifying',
      logOut,
      isLoggingOut,
    }),
    [known, state, logOut, isLoggingOut],
  )
  useEffect(() => {
    if (whoOtherTabsKnow() !== admin.id) checkUnseen()
  }, [admin.id, checkUnseen])
  useEffect(() => watchForChanges(verify), [verify])
  return <AdminAuthContext value={auth}>{children}</AdminAuthContext>
}

function useLogOut(): Pick<AdminAuth, 'logOut' | 'isLoggingOut'> {
  const [isLoggingOut, setLoggingOut] = useState(false)
  const submit = useSubmit()
  const toast = useToast()
  const logOut = useCallback<AdminAuth['logOut']>(
    async (reach = 'here') => {
      setLoggingOut(true)
      const isReached = await canReachServer()
      if (isReached) await submit(null, { method: 'post', action: LOGOUT_URLS[reach] })
      else toast(LOGOUT_FAILED, 'error')
      setLoggingOut(false) // someone with unsaved changes may have chosen to stay
      return isReached
    },
    [submit, toast],
  )
  return { logOut, isLoggingOut }
}

/** Notes who is logged in here ('' for no one), so that other tabs look again if that is news to them. */
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

/** Calls `changed` when another tab logged in or out. Returns how to stop. */
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
    if (id === null) window.location.replace(loginAddress())
    else if (id !== admin.id) await revalidate()
  }, [admin.id, revalidate])

  // Either someone has just logged in here, or another tab logged out before this one's scripts ran. The latter is
  // seldom, so the screen stays while it asks.
  const checkUnseen = useCallback(async () => {
    const id = await fetchSession(new AbortController().signal)
    if (id === null) window.location.replace(loginAddress())
    else notifyOtherTabs(id)
  }, [])

  useEffect(() => () => running.current?.abort(), [])
  return { state, verify, checkUnseen }
}

function loginAddress(): string {
  const { pathname, search } = window.location
  return `/admin/login?${new URLSearchParams({ redirectTo: pathname + search })}`
}

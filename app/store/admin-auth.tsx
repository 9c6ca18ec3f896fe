import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator, useSubmit } from 'react-router'
import { adminText } from '#app/store/staff/admin-text.ts'
import { canReachServer, fetchSession } from '#app/store/staff/fetch-session.ts'
import type { Admin } from '#app/store/staff/staff.ts'
import { readStored, writeStored } from '#app/ui/local-storage.ts'
import { useToast } from '#app/ui/toast.tsx'

/** Set on login and logout; the browser notifies other tabs. */
const STORAGE_KEY = 'lumina.staff'
export const LOGOUT_URLS = { here: '/admin/logout', everywhere: '/admin/logout?everywhere' } as const
/** A tab that was hidden for longer verifies the session before it shows anything. */
const HIDDEN_LIMIT_MS = 5 * 60_000

type AdminAuth = {
  readonly user: { readonly id: string; readonly email: string } | null
  readonly admin: Admin | null
  readonly isAdmin: boolean
  readonly isVerifying: boolean
  /** Resolves to false if the server cannot be reached, which a toast reports. */
  readonly logOut: (scope?: 'here' | 'everywhere') => Promise<boolean>
  readonly isLoggingOut: boolean
}

const AdminAuthContext = createContext<AdminAuth | null>(null)

export function useAdminAuth(): AdminAuth {
  const auth = use(AdminAuthContext)
  if (!auth) throw new Error('useAdminAuth must be used within an AdminAuthProvider')
  return auth
}

/** Verifies the session again when it may have changed. This is not access control: the server checks every request. */
export function AdminAuthProvider({ admin, children }: { admin: Admin; children: ReactNode }) {
  const { state, verify, verifyInBackground } = useVerification(admin)
  const { logOut, isLoggingOut } = useLogOut()
  const currentAdmin = state === 'not-admin' ? null : admin
  const auth = useMemo<AdminAuth>(
    () => ({
      user: currentAdmin && { id: currentAdmin.id, email: currentAdmin.email },
      admin: currentAdmin,
      isAdmin: currentAdmin !== null,
      isVerifying: state === 'verifying',
      logOut,
      isLoggingOut,
    }),
    [currentAdmin, state, logOut, isLoggingOut],
  )
  useEffect(() => {
    if (readStored(STORAGE_KEY) !== admin.id) verifyInBackground()
  }, [admin.id, verifyInBackground])
  useEffect(() => watchForChanges(verify), [verify])
  return <AdminAuthContext value={auth}>{children}</AdminAuthContext>
}

function useLogOut(): Pick<AdminAuth, 'logOut' | 'isLoggingOut'> {
  const [isLoggingOut, setLoggingOut] = useState(false)
  const submit = useSubmit()
  const toast = useToast()
  const logOut = useCallback<AdminAuth['logOut']>(
    async (scope = 'here') => {
      setLoggingOut(true)
      const isReachable = await canReachServer()
      if (isReachable) await submit(null, { method: 'post', action: LOGOUT_URLS[scope] })
      else toast(adminText.logoutFailed, 'error')
      setLoggingOut(false) // staff may stay on the page to keep unsaved changes
      return isReachable
    },
    [submit, toast],
  )
  return { logOut, isLoggingOut }
}

/** Stores who is logged in ('' for no one), so that other tabs verify their session. */
export function notifyOtherTabs(adminId: string): void {
  writeStored(STORAGE_KEY, adminId)
}

export function watchOtherTabs(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) onChange()
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

function useVerification(admin: Admin) {
  const [state, setState] = useState<'admin' | 'verifying' | 'not-admin'>('admin')
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
    if (id === null) window.location.replace(getLoginUrl())
    else if (id !== admin.id) await revalidate()
  }, [admin.id, revalidate])

  // Keeps the page visible: usually this tab has just logged in, and a logout in another tab at that moment is rare
  const verifyInBackground = useCallback(async () => {
    const id = await fetchSession(new AbortController().signal)
    if (id === null) window.location.replace(getLoginUrl())
    else notifyOtherTabs(id)
  }, [])

  useEffect(() => () => running.current?.abort(), [])
  return { state, verify, verifyInBackground }
}

function getLoginUrl(): string {
  const { pathname, search } = window.location
  return `/admin/login?${new URLSearchParams({ redirectTo: pathname + search })}`
}

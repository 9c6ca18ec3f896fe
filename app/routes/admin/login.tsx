import { type Ref, useEffect, useRef, useState } from 'react'
import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { adminLinks } from '#app/operations/admin/admin-links.ts'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { LoginFrame } from '#app/operations/admin/login-frame.tsx'
import { clearRecent } from '#app/operations/admin/recent-targets.ts'
import { db } from '#app/platform/db/db.server.ts'
import { cookieHeaders } from '#app/platform/http/cookie-headers.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { forwardRetryAfter, responseInit } from '#app/platform/http/response-init.ts'
import { notifyOtherTabs, watchOtherTabs } from '#app/store/admin-auth.tsx'
import { adminText } from '#app/store/staff/admin-text.ts'
import { credentialsInput } from '#app/store/staff/credentials-input.ts'
import { fetchSession } from '#app/store/staff/fetch-session.ts'
import { identify, logIn } from '#app/store/staff/login.server.ts'
import { safeRedirect } from '#app/store/staff/staff.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import type { Route } from './+types/login'

export const links = adminLinks

export const meta: Route.MetaFunction = () => [
  { title: adminText.loginTitle },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function loader({ request, url }: Route.LoaderArgs) {
  const identity = await identify(db, request)
  const target = safeRedirect(url.searchParams.get('redirectTo'))
  if (identity.kind === 'admin') throw redirect(target, { headers: cookieHeaders(identity.cookies) })
  const isDenied = identity.kind === 'not-staff' || url.searchParams.has('denied')
  const everywhere = url.searchParams.get('everywhere')
  const message = isDenied ? adminText.accessDenied : everywhere === 'ended' ? adminText.sessionEnded : null
  const successMessage =
    everywhere === 'done'
      ? adminText.loggedOutEverywhere
      : url.searchParams.get('password') === 'changed'
        ? adminText.passwordWasReset
        : null
  const isRedirected = url.searchParams.has('redirectTo')
  return data({ target, message, successMessage, isRedirected }, { headers: cookieHeaders(identity.cookies) })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const sent = credentialsInput.safeParse(Object.fromEntries(await readForm(request)))
  if (!sent.success) return data({ message: adminText.loginFailed, email: '' }, { status: 400 })
  const { email } = sent.data
  const result = await logIn(db, request, context.get(requestInfo).address, sent.data)
  if (result.outcome === 'logged-in') {
    return redirect(safeRedirect(url.searchParams.get('redirectTo')), { headers: cookieHeaders(result.cookies) })
  }
  if (result.outcome === 'too-many') {
    return data({ message: result.message, email }, responseInit({ status: 429, retryAfter: result.retryAfter }))
  }
  if (result.outcome === 'second-step') {
    return redirect(href('/admin/login/code') + url.search, { headers: cookieHeaders(result.cookies) })
  }
  return data({ message: result.message, email }, { status: result.status, headers: cookieHeaders(result.cookies) })
}

// If the request fails, the fields keep their input
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, { message: adminText.loginNoResponse, email: '' })

export const headers = forwardRetryAfter

export default function Login({ actionData, loaderData }: Route.ComponentProps) {
  const message = actionData ? actionData.message : loaderData.message
  const isBusy = useNavigation().state !== 'idle'
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (actionData) password.current?.focus()
  }, [actionData])
  useFollowOtherTabs(loaderData.target)
  return (
    <LoginFrame title={adminText.logInToAdmin}>
      {loaderData.successMessage && !actionData && (
        <div role="status" className="mt-4">
          <Notice tone="success">{loaderData.successMessage}</Notice>
        </div>
      )}
      {loaderData.isRedirected && !loaderData.message && !loaderData.successMessage && (
        <p className="mt-2 text-base text-ink-2">{adminText.logInToContinue}</p>
      )}
      <Form method="post" className="mt-6 grid gap-4">
        <div>
          <label htmlFor="email" className="mb-1 block text-base font-medium">
            {adminText.email}
          </label>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={actionData?.email}
            className={`${BOX} min-h-11`}
          />
        </div>
        <PasswordField ref={password} />
        {message && <ErrorBanner>{message}</ErrorBanner>}
        <AdminButton look="primary" type="submit" busy={isBusy} className="min-h-11">
          {isBusy ? adminText.loggingIn : adminText.logIn}
        </AdminButton>
      </Form>
      <p className="mt-4 text-base">
        <Link to={href('/admin/login/forgot')} className="underline underline-offset-4">
          {adminText.forgotPassword}
        </Link>
      </p>
    </LoginFrame>
  )
}

function PasswordField({ ref }: { ref: Ref<HTMLInputElement> }) {
  const [isShown, setIsShown] = useState(false)
  const isHydrated = useHydrated()
  return (
    <div>
      <div className="mb-1 flex items-end justify-between">
        <label htmlFor="password" className="text-base font-medium">
          {adminText.password}
        </label>
        {isHydrated && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls="password"
            className="-my-1 -mr-1 min-h-8 px-1 text-sm underline underline-offset-4"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? adminText.hide : adminText.show} <span className="sr-only">{adminText.passwordInSentence}</span>
          </button>
        )}
      </div>
      <input
        ref={ref}
        id="password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        className={`${BOX} min-h-11`}
      />
    </div>
  )
}

/** Tells other tabs that nobody is logged in, and leaves this page after a login in another tab. */
function useFollowOtherTabs(target: string): void {
  useEffect(() => {
    notifyOtherTabs('')
    clearRecent()
    const attempt = new AbortController()
    const stop = watchOtherTabs(async () => {
      const id = await fetchSession(attempt.signal)
      if (id !== null) window.location.replace(target)
    })
    return () => {
      attempt.abort()
      stop()
    }
  }, [target])
}

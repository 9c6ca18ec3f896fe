import { useEffect, useRef } from 'react'
import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { parseForm } from '#app/lib/form.ts'
import { adminLinks } from '#app/operations/admin/admin-links.ts'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { LoginFrame } from '#app/operations/admin/login-frame.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { cookieHeaders } from '#app/platform/http/cookie-headers.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { forwardRetryAfter, responseInit } from '#app/platform/http/response-init.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { finishLogin } from '#app/store/staff/login.server.ts'
import { readSecondStep } from '#app/store/staff/second-factor/second-step.server.ts'
import { safeRedirect } from '#app/store/staff/staff.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import type { Route } from './+types/login-code'

export const links = adminLinks

export const meta: Route.MetaFunction = () => [
  { title: adminText.loginTitle },
  { name: 'robots', content: 'noindex, nofollow' },
]

const codeInput = z.strictObject({ code: z.string().max(100) })

export async function loader({ request, url }: Route.LoaderArgs) {
  if (!(await readSecondStep(db, request))) throw redirect(getLoginUrl(url))
  return null
}

export async function action({ request, url }: Route.ActionArgs) {
  const input = parseForm(codeInput, await readForm(request))
  if (!input.ok) return data({ message: adminText.codeRejected }, { status: 400 })
  const result = await finishLogin(db, request, input.value.code)
  switch (result.outcome) {
    case 'logged-in':
      return redirect(safeRedirect(url.searchParams.get('redirectTo')), { headers: cookieHeaders(result.cookies) })
    case 'start-again':
      return redirect(getLoginUrl(url), { headers: cookieHeaders(result.cookies) })
    case 'too-many':
      return data({ message: result.message }, responseInit({ status: 429, retryAfter: result.retryAfter }))
    case 'rejected':
      return data({ message: result.message }, { status: result.status, headers: cookieHeaders(result.cookies) })
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, { message: adminText.loginNoResponse })

export const headers = forwardRetryAfter

export default function LoginCode({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (actionData) form.current?.querySelector<HTMLInputElement>('[name="code"]')?.select()
  }, [actionData])
  return (
    <LoginFrame title={adminText.enterYourCode}>
      <Form method="post" ref={form} className="mt-6 grid gap-4">
        <TextField
          name="code"
          label={adminText.code}
          hint={adminText.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          autoFocus
        />
        {actionData && <ErrorBanner>{actionData.message}</ErrorBanner>}
        <AdminButton look="primary" type="submit" busy={isBusy} className="min-h-11">
          {isBusy ? adminText.loggingIn : adminText.logIn}
        </AdminButton>
      </Form>
      <p className="mt-6 text-base">
        <Link to={href('/admin/login')} className="underline underline-offset-4">
          {adminText.startAgain}
        </Link>
      </p>
      <p className="mt-2 text-sm text-ink-2">{adminText.lostDevice}</p>
    </LoginFrame>
  )
}

function getLoginUrl({ search }: URL): string {
  return href('/admin/login') + search
}

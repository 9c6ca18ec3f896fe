import { Fragment } from 'react'
import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { adminLinks } from '#app/operations/admin/admin-links.ts'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { LoginFrame } from '#app/operations/admin/login-frame.tsx'
import { hasMailServer } from '#app/operations/mail/mail-server.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { forwardRetryAfter, responseInit } from '#app/platform/http/response-init.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { requestPasswordReset } from '#app/store/staff/password-reset/password-reset.server.ts'
import { forgotInput } from '#app/store/staff/password-reset/reset-input.ts'
import { RESET_MINUTES } from '#app/store/staff/password-reset/reset-minutes.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { CopyButton } from '#app/ui/admin/copy-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import type { Route } from './+types/login-forgot'

export const links = adminLinks

export const meta: Route.MetaFunction = () => [
  { title: adminText.resetPageTitle },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function loader() {
  return { canEmail: await hasMailServer(db) }
}

type Result = { readonly sentTo?: string; readonly error?: string; readonly message?: string }

export async function action({ context, request }: Route.ActionArgs) {
  const input = parseForm(forgotInput, await readForm(request))
  if (!input.ok) return data<Result>({ error: adminText.enterEmail }, { status: 400 })
  if (!(await hasMailServer(db))) return redirect(href('/admin/login/forgot'))
  const { email } = input.value
  const result = await requestPasswordReset(db, email, context.get(requestInfo).address)
  if (result.outcome === 'done') return data<Result>({ sentTo: email })
  return data<Result>({ message: result.message }, responseInit({ status: 429, retryAfter: result.retryAfter }))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm<Awaited<ReturnType<typeof serverAction>>, Result>(serverAction, { message: adminText.loginNoResponse })

export const headers = forwardRetryAfter

export default function LoginForgot({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <LoginFrame
      title={adminText.resetTitle}
      back={
        <Link to={href('/admin/login')} className="underline underline-offset-4">
          {adminText.backToLogin}
        </Link>
      }
    >
      {actionData?.sentTo ? (
        <div role="status" className="mt-6 grid gap-2 text-base">
          <p className="wrap-anywhere">{adminText.linkSent(actionData.sentTo)}</p>
          <p className="text-ink-2">{adminText.linkSentHint(RESET_MINUTES)}</p>
        </div>
      ) : loaderData.canEmail ? (
        <ForgotForm result={actionData} />
      ) : (
        <ToastProvider>
          <ResetByCommand />
        </ToastProvider>
      )}
    </LoginFrame>
  )
}

/** Shows the command that resets a password. Its lines break only between arguments. */
function ResetByCommand() {
  return (
    <div className="mt-4 text-base">
      <p>{adminText.noMailServer}</p>
      <p className="mt-2">{adminText.resetByCommand}</p>
      <div className="mt-4 rounded-field border border-line bg-pearl p-4">
        <code className="block overflow-x-auto font-mono text-sm leading-relaxed">
          {adminText.resetCommand.split(' ').map((word) => (
            <Fragment key={word}>
              <span className="whitespace-nowrap">{word}</span>{' '}
            </Fragment>
          ))}
        </code>
        <p className="mt-2">
          <CopyButton
            text={adminText.resetCommand}
            label={adminText.copyCommand}
            copied={adminText.commandCopied}
            failed={adminText.commandNotCopied}
          />
        </p>
      </div>
    </div>
  )
}

function ForgotForm({ result }: { result: Result | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="mt-6 grid gap-4">
      <TextField
        name="email"
        type="email"
        label={adminText.email}
        hint={adminText.forgotHint}
        error={result?.error}
        autoComplete="username"
        maxLength={254}
        required
        autoFocus
      />
      {result?.message && <ErrorBanner>{result.message}</ErrorBanner>}
      <AdminButton look="primary" type="submit" busy={isBusy} className="min-h-11">
        {isBusy ? adminText.sendingLink : adminText.sendLink}
      </AdminButton>
    </Form>
  )
}

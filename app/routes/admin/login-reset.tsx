import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { adminLinks } from '#app/operations/admin/admin-links.ts'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { LoginFrame } from '#app/operations/admin/login-frame.tsx'
import { getLinkedPageHeaders } from '#app/orders/shopper/linked-page.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { PASSWORD_FIELDS } from '#app/store/own-password.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { MIN_PASSWORD } from '#app/store/staff/password.ts'
import { isResetOpen, resetForgottenPassword } from '#app/store/staff/password-reset/password-reset.server.ts'
import { resetInput } from '#app/store/staff/password-reset/reset-input.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FormMessage, SecretField } from '#app/ui/admin/own-password-field.tsx'
import type { Route } from './+types/login-reset'

export const links = adminLinks

export const meta: Route.MetaFunction = () => [
  { title: adminText.resetPageTitle },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'strict-origin' }, // the URL is the key to the account
]

type Result = { readonly isOpen: boolean; readonly errors?: FieldErrors }

const UNUSABLE: Result = { isOpen: false }

/** Email programs may open the link, so this changes nothing. */
export async function loader({ params }: Route.LoaderArgs) {
  const isOpen = await isResetOpen(db, params.token)
  return data<Result>({ isOpen }, { status: isOpen ? 200 : 404 })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const { token } = params
  if (!(await isResetOpen(db, token))) return data(UNUSABLE, { status: 404 })
  const input = parseForm(resetInput, form, { asTyped: PASSWORD_FIELDS })
  if (!input.ok) return data<Result>({ isOpen: true, errors: input.errors }, { status: 400 })
  const { address } = context.get(requestInfo)
  const isDone = await resetForgottenPassword(db, { token, password: input.value.password, address })
  return isDone ? redirect(`${href('/admin/login')}?password=changed`) : data(UNUSABLE, { status: 404 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm<Awaited<ReturnType<typeof serverAction>>, Result>(serverAction, {
    isOpen: true,
    errors: { '': adminText.loginNoResponse },
  })

export const headers = getLinkedPageHeaders

export default function LoginReset({ actionData, loaderData }: Route.ComponentProps) {
  const { isOpen, errors = {} } = actionData ?? loaderData
  const isBusy = useNavigation().state !== 'idle'
  if (!isOpen) {
    return (
      <LoginFrame title={adminText.linkUnusable}>
        <p className="mt-4 text-base">{adminText.linkUnusableHint}</p>
        <p className="mt-6 text-base">
          <Link to={href('/admin/login/forgot')} className="underline underline-offset-4">
            {adminText.requestNewLink}
          </Link>
        </p>
      </LoginFrame>
    )
  }
  return (
    <LoginFrame title={adminText.setNewPassword}>
      <Form method="post" className="mt-6 grid gap-4">
        <SecretField
          name="password"
          label={adminText.newPassword}
          hint={adminText.resetPasswordHint(MIN_PASSWORD)}
          autoComplete="new-password"
          error={errors.password}
        />
        <SecretField name="again" label={adminText.newPasswordAgain} autoComplete="new-password" error={errors.again} />
        <FormMessage result={errors[''] ? { errors } : undefined} />
        <AdminButton look="primary" type="submit" busy={isBusy} className="min-h-11">
          {isBusy ? adminText.settingPassword : adminText.setNewPassword}
        </AdminButton>
      </Form>
    </LoginFrame>
  )
}

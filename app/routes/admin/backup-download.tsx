import { data, Form, href, useNavigation } from 'react-router'
import { z } from 'zod'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepInput } from '#app/features/admin/keep-form.ts'
import { forwardRetryAfter, responseInit } from '#app/features/admin/retry-after.ts'
import { findBackup } from '#app/features/backups/stored-backups.server.ts'
import { FormMessage, SecretField } from '#app/features/staff/account/account-field.tsx'
import { currentPassword, PASSWORD_FIELDS } from '#app/features/staff/account/account-input.ts'
import { confirmPassword, hasConfirmedPassword } from '#app/features/staff/confirmed-password.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { notFound } from '#app/lib/not-found.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import type { Route } from './+types/backup-download'

type Result = { readonly errors: FieldErrors }

const passwordInput = z.strictObject({ current: currentPassword })

/** A backup contains all personal data, so an open session alone does not suffice. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireAdmin(context)
  const backup = await findBackup(env.BACKUP_DIR, params.file)
  if (!backup) throw notFound('Backup not found')
  const { file, madeAt, bytes } = backup
  return { file, madeAt, bytes, mayDownload: await hasConfirmedPassword(db, request) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const input = parseForm(passwordInput, await readForm(request), { asTyped: PASSWORD_FIELDS })
  if (!input.ok) return data<Result>({ errors: input.errors }, { status: 400 })
  const refused = await confirmPassword(db, request, { staffId, typed: input.value.current })
  if (!refused) return data<Result>({ errors: {} })
  const { errors, ...init } = refused
  return data<Result>({ errors }, responseInit(init))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput(serverAction, (why): Result => ({ errors: { '': why } }))

export const headers = forwardRetryAfter

export default function BackupDownload({ actionData, loaderData }: Route.ComponentProps) {
  const { file, madeAt, bytes, mayDownload } = loaderData
  const isBusy = useNavigation().state === 'submitting'
  const panel = useResultFocus(actionData)
  return (
    <AdminPage title="Download a backup">
      <BackLink {...BACK_TO.backups} />
      <Panel
        ref={panel}
        title={
          <>
            Backup of <LocalTime at={madeAt} />
          </>
        }
        className="max-w-140"
      >
        <p className="mb-4 text-base">
          {byteSize(bytes)}. Backups contain personal data of your customers: store them in a safe place.
        </p>
        {mayDownload ? (
          <AdminButtonLink to={href('/admin/backups/:file', { file })} reloadDocument look="primary">
            Download
          </AdminButtonLink>
        ) : (
          <Form method="post" className="grid max-w-90 gap-4 text-base">
            <SecretField
              name="current"
              label="Your password"
              hint="Required once more before a backup is downloaded."
              autoComplete="current-password"
              error={actionData?.errors.current}
            />
            <FormMessage result={actionData} />
            <div>
              <AdminButton type="submit" look="primary" busy={isBusy}>
                {isBusy ? 'Checking...' : 'Continue'}
              </AdminButton>
            </div>
          </Form>
        )}
      </Panel>
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage('The backup could not be loaded', BACK_TO.backups)

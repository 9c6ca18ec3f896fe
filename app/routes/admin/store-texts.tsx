import { href } from 'react-router'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SettingsGroupForm } from '#app/store/settings/settings-group-form.tsx'
import { StoreTexts } from '#app/store/settings/store-texts.tsx'
import { submitSettings } from '#app/store/settings/submit-settings.server.ts'
import { getGroupLabel, listFormKeys } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/store-texts'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { loaded: await findFormSettings(db, listFormKeys('texts')) }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/settings/texts'), 'the texts')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await submitSettings(db, 'texts', await readForm(request), admin.id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function Texts({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="form" title={getGroupLabel('texts')}>
      <SettingsGroupForm loaded={loaderData.loaded} result={actionData}>
        {(form) => <StoreTexts form={form} />}
      </SettingsGroupForm>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.textsNotLoaded, BACK_TO.settings)

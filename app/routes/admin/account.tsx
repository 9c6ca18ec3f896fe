import { data, href, useNavigation } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { forwardRetryAfter, responseInit } from '#app/platform/http/response-init.ts'
import { PASSWORD_FIELDS } from '#app/store/own-password.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { accountInput } from '#app/store/staff/account/account-input.ts'
import { PasswordPanel } from '#app/store/staff/account/account-password.tsx'
import { SecondFactorPanel } from '#app/store/staff/account/account-second-factor.tsx'
import { SessionsPanel } from '#app/store/staff/account/account-sessions.tsx'
import { ShortcutsPanel } from '#app/store/staff/account/account-shortcuts.tsx'
import { StaffPanel } from '#app/store/staff/account/account-staff.tsx'
import { changeAccount, findAccount } from '#app/store/staff/account.server.ts'
import { ACCOUNT_INTENTS, type AccountIntent, type AccountResult } from '#app/store/staff/account.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { getRoleLabel } from '#app/store/staff-labels.ts'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useTimeZone } from '#app/ui/time-zone.tsx'
import type { Route } from './+types/account'

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  return { admin, ...(await findAccount(db, request, admin)) }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/account'), 'your account')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await readForm(request)
  const input = parseForm(accountInput, form, { asTyped: PASSWORD_FIELDS })
  const target = getTarget(form)
  if (!input.ok) return data<AccountResult>({ ...target, errors: input.errors }, { status: 400 })
  const { store_name: store } = await readSettings(db)
  const { result, ...init } = await changeAccount(db, request, { admin, input: input.value, store })
  return data<AccountResult>({ ...result, ...target }, responseInit(init))
}

function getTarget(form: FormData): Pick<AccountResult, 'intent' | 'staff'> {
  const intent = ACCOUNT_INTENTS.find((known) => known === form.get('intent'))
  if (!intent) throw data('Unknown form.', { status: 400 })
  const staff = form.get('staff')
  return { intent, staff: typeof staff === 'string' ? staff : null }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const target = getTarget(await request.clone().formData())
  return keepInputAs(serverAction, (why): AccountResult => ({ ...target, errors: { '': why } }))
}

export const headers = forwardRetryAfter

const SECOND_FACTOR: readonly AccountIntent[] = ['begin', 'confirm', 'backup-codes', 'switch-off']

export default function Account({ actionData, loaderData }: Route.ComponentProps) {
  const { admin, secondFactor, sessions, others } = loaderData
  const { formData } = useNavigation()
  const { zoneName } = useTimeZone()
  const pendingIntent = ACCOUNT_INTENTS.find((intent) => intent === formData?.get('intent')) ?? null
  const findResult = (...intents: readonly AccountIntent[]) =>
    actionData && intents.includes(actionData.intent) ? actionData : undefined
  return (
    <AdminPage width="columns" title={adminText.staffAndAccount}>
      <div className="grid gap-4 xl:grid-cols-12">
        <div className="grid content-start gap-4 xl:col-span-7">
          <Panel title={adminText.profile}>
            <DefinitionList
              rows={[
                { term: adminText.name, value: admin.fullName },
                { term: adminText.email, value: admin.email },
                { term: adminText.role, value: getRoleLabel(admin.role) },
                { term: adminText.storeTimeZone, value: zoneName },
              ]}
            />
          </Panel>
          <SecondFactorPanel
            secondFactor={secondFactor}
            result={findResult(...SECOND_FACTOR)}
            busyWith={pendingIntent}
          />
          <PasswordPanel result={findResult('password')} email={admin.email} isBusy={pendingIntent === 'password'} />
        </div>
        <div className="grid content-start gap-4 xl:col-span-5">
          <ShortcutsPanel hasShortcuts={admin.hasShortcuts} />
          <SessionsPanel sessions={sessions} />
          <StaffPanel others={others} result={findResult('reset-other')} isBusy={pendingIntent === 'reset-other'} />
        </div>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.accountNotLoaded, BACK_TO.dashboard)

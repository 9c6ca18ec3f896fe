import { data, href } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { arrangeProviders, switchProvider } from '#app/payments/admin/change-connection.server.ts'
import { type CommandResult, listCommand } from '#app/payments/admin/payment-commands.ts'
import { PaymentNotices } from '#app/payments/admin/payment-notices.tsx'
import { readPaymentsPage } from '#app/payments/admin/payments-page.server.ts'
import { ProviderList } from '#app/payments/admin/provider-list.tsx'
import { adminText } from '#app/payments/admin-text.ts'
import { PROVIDERS } from '#app/payments/providers/registry.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/payments'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return await readPaymentsPage(db)
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/payments'), 'the payment providers')

const getFailure: () => CommandResult = () => ({ failed: adminText.orderNotSaved })

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const command = parseForm(listCommand, await readForm(request))
  if (!command.ok) return data(getFailure(), { status: 400 })
  const { value } = command
  if (value.intent === 'arrange') {
    await arrangeProviders(db, value.ids, admin.id)
    return data<CommandResult>({ failed: null })
  }
  const entry = PROVIDERS.find(({ name }) => name === value.provider)
  if (!entry) return data(getFailure(), { status: 400 })
  const failed = await switchProvider(db, entry, value.on === 'yes', admin.id)
  return data<CommandResult>({ failed }, { status: failed === null ? 200 : 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, getFailure())

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { rows, openMarkets, notice, unpayable } = loaderData
  return (
    <AdminPage width="columns" title={adminText.payments}>
      <div className="grid gap-4">
        <PaymentNotices notice={notice} unpayable={unpayable} />
        <ProviderList rows={rows} openMarkets={openMarkets} />
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.providersNotLoaded, BACK_TO.settings)

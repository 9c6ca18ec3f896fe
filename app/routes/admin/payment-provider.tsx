import { data } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { readFields } from '#app/lib/json.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm, keepInput, keepInputAs } from '#app/operations/admin/keep-form.ts'
import {
  connectProvider,
  disconnectProvider,
  switchProvider,
  testConnection,
} from '#app/payments/admin/change-connection.server.ts'
import { ConnectionPanel } from '#app/payments/admin/connection-panel.tsx'
import { STATE_LOOKS } from '#app/payments/admin/connection-state.ts'
import { createKeysInput, getRejectedField } from '#app/payments/admin/keys-input.ts'
import { changesAccount, readOffers, readProviderMarkets, saveOffers } from '#app/payments/admin/offers.server.ts'
import { isAccountSetup, OffersForm } from '#app/payments/admin/offers-form.tsx'
import { createOffersInput } from '#app/payments/admin/offers-input.ts'
import { type CommandResult, type KeysResult, providerCommand } from '#app/payments/admin/payment-commands.ts'
import { readProviderPage } from '#app/payments/admin/provider-page.server.ts'
import { WebhookPanel } from '#app/payments/admin/webhook-panel.tsx'
import { adminText } from '#app/payments/admin-text.ts'
import { PROVIDERS } from '#app/payments/providers/registry.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { forwardRetryAfter, responseInit } from '#app/platform/http/response-init.ts'
import type { RegisteredProvider } from '#app/pricing/payment-providers.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { hasConfirmedPassword, requireConfirmedPassword } from '#app/store/staff/confirmed-password.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { reject, rejectConflict, rejectForm } from '#app/ui/admin/form-result.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import type { Route } from './+types/payment-provider'

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const page = await readProviderPage(db, getEntry(params.provider), url.origin)
  return { ...page, isConfirmed: await hasConfirmedPassword(db, request) }
}

function getEntry(name: string): RegisteredProvider {
  const entry = PROVIDERS.find((provider) => provider.name === name)
  if (!entry) throw notFound(adminText.providerNotFound)
  return entry
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const entry = getEntry(params.provider)
  const form = await readForm(request)
  if (form.get('intent') === 'keys') return await saveKeys(request, entry, form, admin.id)
  if (form.has('intent')) {
    const command = parseForm(providerCommand, form)
    if (!command.ok) return data(getFailure(), { status: 400 })
    const result = await runCommand(entry, command.value, admin.id)
    // After an error status, React Router reloads no data, but a failed test stores its result
    return data(result, { status: result.failed === null || command.value.intent === 'test' ? 200 : 409 })
  }
  const markets = await readProviderMarkets(db, entry)
  const input = parseForm(createOffersInput(entry.settingFields, markets), form, { asTyped: ['current'] })
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  if (await changesAccount(db, entry, input.value)) {
    const confirmationFailure = await requireConfirmedPassword(db, request, {
      staffId: admin.id,
      typed: input.value.current,
    })
    if (confirmationFailure) return data(reject(confirmationFailure.errors), responseInit(confirmationFailure))
  }
  const result = await saveOffers(db, entry, input.value, admin.id)
  if (result.outcome === 'rejected') return data(rejectForm(result.reason), { status: 409 })
  const { outcome } = result
  const current = await readOffers(db, entry, await readProviderMarkets(db, entry))
  if (outcome === 'saved') return data({ outcome, current } as const)
  return data(rejectConflict(adminText.offersConflictSubject, current), { status: 409 })
}

const getFailure: () => CommandResult = () => ({ failed: adminText.notDone })

async function saveKeys(request: Request, entry: RegisteredProvider, form: FormData, staffId: Id<'staff'>) {
  const { keyFields, title } = entry
  const rejectKeys = (errors: Readonly<Record<string, string>>, status: number) =>
    data<KeysResult>({ keys: 'rejected', errors }, { status })
  const input = parseForm(createKeysInput(keyFields), form, {
    asTyped: [...keyFields.map(({ name }) => name), 'current'],
  })
  if (!input.ok) return rejectKeys(input.errors, 400)
  const confirmationFailure = await requireConfirmedPassword(db, request, { staffId, typed: input.value.current })
  if (confirmationFailure)
    return data<KeysResult>({ keys: 'rejected', errors: confirmationFailure.errors }, responseInit(confirmationFailure))
  const result = await connectProvider(db, entry, input.value, staffId)
  if (result.outcome === 'rejected') {
    return rejectKeys({ [getRejectedField(keyFields, result.reason)]: adminText.keysRejected(result.reason) }, 400)
  }
  if (result.outcome === 'conflict') {
    return rejectKeys({ '': adminText.keysConflict }, 409)
  }
  if (result.outcome === 'in-environment') {
    return rejectKeys({ '': adminText.keysInEnvironment }, 409)
  }
  const text = result.tested
    ? adminText.keysSaved(formatTestResult(result.tested))
    : adminText.keysSavedUntested(title())
  return data<KeysResult>({ keys: 'saved', text })
}

async function runCommand(
  entry: RegisteredProvider,
  command: ReturnType<typeof providerCommand.parse>,
  staffId: Id<'staff'>,
): Promise<CommandResult> {
  if (command.intent === 'switch') return { failed: await switchProvider(db, entry, command.on === 'yes', staffId) }
  if (command.intent === 'remove-keys') {
    await disconnectProvider(db, entry, staffId)
    return { failed: null }
  }
  const testResult = await testConnection(db, entry)
  if (testResult === 'not-connected') return { failed: adminText.noKeysToTest }
  if (testResult === null) return { failed: adminText.noResponse(entry.title()) }
  return testResult.ok
    ? { failed: null, successText: formatTestResult(testResult) }
    : { failed: adminText.keysTestFailed(testResult.reason) }
}

function formatTestResult({ mode, account }: { readonly mode: 'live' | 'test'; readonly account: string }): string {
  return adminText.connected(account, mode === 'live')
}

export const headers = forwardRetryAfter

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  if (intent === 'keys') {
    return keepInputAs(serverAction, (why): KeysResult => ({ keys: 'rejected', errors: { '': why } }))
  }
  return intent === null ? keepInput(serverAction) : keepForm(serverAction, getFailure())
}

export default function PaymentProvider({ actionData, loaderData, params }: Route.ComponentProps) {
  const { title, state, webhook, history, isPublic, isConfirmed, canSwitch, connection } = loaderData
  const isConnected = canSwitch || connection.hasKeys
  return (
    <AdminPage
      width="form"
      title={title}
      note={<Badge {...STATE_LOOKS[state]}>{adminText.connectionStates[state]}</Badge>}
      back={BACK_TO.payments}
    >
      <div className="grid gap-4" key={params.provider}>
        {!isAccountSetup(loaderData) && (
          <ConnectionPanel
            page={loaderData}
            isConfirmed={isConfirmed}
            submittedResult={actionData && 'keys' in actionData ? actionData : undefined}
          />
        )}
        {webhook && isConnected && <WebhookPanel title={title} webhook={webhook} isPublic={isPublic} />}
        {isConnected && (
          <OffersForm
            page={loaderData}
            isConfirmed={isConfirmed}
            result={actionData && 'outcome' in actionData ? actionData : undefined}
          />
        )}
        <ChangeHistory entries={history} labels={toIdentityLabels(history)} />
      </div>
    </AdminPage>
  )
}

/** Maps each recorded name to itself, because these names are displayed text already. */
function toIdentityLabels(changes: Route.ComponentProps['loaderData']['history']): Record<string, string> {
  return Object.fromEntries(
    changes.flatMap((entry) => Object.keys(readFields(entry.changes)).map((name) => [name, name])),
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.providerNotLoaded, BACK_TO.payments)

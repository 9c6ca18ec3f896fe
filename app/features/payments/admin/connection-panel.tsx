import { useState } from 'react'
import { useFetcher } from 'react-router'
import { KeysForm } from '#app/features/payments/admin/keys-form.tsx'
import type { CommandResult, KeysResult } from '#app/features/payments/admin/payment-commands.ts'
import type { ProviderPage } from '#app/features/payments/admin/provider-page.server.ts'
import { ProviderSwitch } from '#app/features/payments/admin/provider-switch.tsx'
import { formatNumber } from '#app/lib/format/number.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { useToast } from '#app/ui/toast.tsx'

type ConnectionPanelProps = {
  readonly page: ProviderPage
  /** The result of keys that were sent without scripts. */
  readonly sent: KeysResult | undefined
}

/** The keys of a provider, whether they work, and whether it takes payments. */
export function ConnectionPanel({ page, sent }: ConnectionPanelProps) {
  const { title, description, methods, keyFields, state, canSwitch, isOn, isPublic, connection } = page
  const names = methods.length === 1 && methods[0] === title ? '' : methods.join(', ')
  return (
    <Panel
      title={keyFields.length > 0 ? 'Connection' : 'At checkout'}
      action={
        canSwitch && (
          <label htmlFor="take-payments" className="flex min-h-9 items-center gap-3 text-base max-md:min-h-11">
            Take payments
            <ProviderSwitch id="take-payments" label="Take payments" isOn={isOn} />
          </label>
        )
      }
    >
      <p className="max-w-[62ch] text-base text-ink-2">
        {description}
        {names && <span className="block text-sm">{names}</span>}
      </p>
      {state === 'test' && isPublic && (
        <p className="mt-4 border-l-4 border-amber bg-amber-soft px-4 py-3 text-base">
          Test mode: this store is public, but these keys are for tests, so no money moves.
        </p>
      )}
      {keyFields.length > 0 && <ConnectionDetails page={page} />}
      {keyFields.length > 0 && !connection.isInEnvironment && <KeysForm page={page} sent={sent} />}
    </Panel>
  )
}

function ConnectionDetails({ page }: { readonly page: ProviderPage }) {
  const { title, state, keyFields, canSwitch, openOrders, openRefunds } = page
  const { isInEnvironment, hasKeys, keysHint, keysEntered, testedAt, testProblem, account, mode } = page.connection
  const [isRemoving, setIsRemoving] = useState(false)
  return (
    <>
      {isInEnvironment && (
        <p className="mt-4 max-w-[62ch] text-base">
          Set on the server by environment variables, which replace keys that are entered here:{' '}
          {keyFields.map(({ variable }, index) => (
            <span key={variable}>
              {index > 0 && ', '}
              <code className="wrap-anywhere">{variable}</code>
            </span>
          ))}
          .
        </p>
      )}
      {state === 'enter-again' && (
        <p className="mt-4 border-l-4 border-danger bg-danger-soft px-4 py-3 text-base">
          Enter the keys again. The stored ones were encrypted with the secret of another server, as after a restore.
          Until then nothing can be paid, settled or refunded with this provider.
        </p>
      )}
      {(isInEnvironment || hasKeys) && (
        <div className="mt-4 max-w-[560px]">
          <DefinitionList
            rows={[
              hasKeys && {
                term: 'Keys',
                value: (
                  <>
                    …{keysHint}
                    {keysEntered && (
                      <>
                        , entered <LocalTime at={keysEntered} />
                      </>
                    )}
                  </>
                ),
              },
              mode !== null && { term: 'Mode', value: mode === 'live' ? 'Live' : 'Test: no money moves' },
              account !== null && account !== '' && { term: 'Account', value: account },
              canSwitch && {
                term: 'Last test',
                hint: testProblem && <span className="text-danger">! {testProblem}</span>,
                value: testedAt ? <LocalTime at={testedAt} /> : 'Not tested yet',
              },
            ]}
          />
        </div>
      )}
      {(canSwitch || hasKeys) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {canSwitch && <TestButton />}
          {hasKeys && <AdminButton onClick={() => setIsRemoving(true)}>Remove keys</AdminButton>}
        </div>
      )}
      {/* Not beside its button, which disappears with the keys before the result is shown */}
      <RemovalDialog
        sends={isRemoving ? { intent: 'remove-keys' } : null}
        title={`Remove the keys of ${title}?`}
        confirmLabel="Remove keys"
        busyLabel="Removing..."
        done="Keys removed"
        onClose={() => setIsRemoving(false)}
      >
        {openText(openOrders, openRefunds)} Orders that were paid with {title} cannot be refunded here until you enter
        keys again.
      </RemovalDialog>
    </>
  )
}

function TestButton() {
  const fetcher = useFetcher<CommandResult>()
  const toast = useToast()
  useResult(fetcher, ({ failed, done }) => {
    if (failed) toast(failed, 'error')
    else if (done) toast(done)
  })
  const isBusy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="test" />
      <AdminButton type="submit" busy={isBusy}>
        {isBusy ? 'Testing...' : 'Test connection'}
      </AdminButton>
    </fetcher.Form>
  )
}

function openText(orders: number, refunds: number): string {
  const parts = [
    orders > 0 && (orders === 1 ? '1 unpaid order' : `${formatNumber(orders)} unpaid orders`),
    refunds > 0 && (refunds === 1 ? '1 pending refund' : `${formatNumber(refunds)} pending refunds`),
  ].filter(Boolean)
  if (parts.length === 0) return 'No order or refund is waiting for it.'
  return `${parts.join(' and ')} will wait: payments that arrive are not recorded, and refunds are not paid out.`
}

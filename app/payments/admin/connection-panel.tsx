import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { KEYS_FORM, KeysForm } from '#app/payments/admin/keys-form.tsx'
import type { CommandResult, KeysResult } from '#app/payments/admin/payment-commands.ts'
import type { ProviderPage } from '#app/payments/admin/provider-page.server.ts'
import { ProviderSwitch } from '#app/payments/admin/provider-switch.tsx'
import { WebhookUrl } from '#app/payments/admin/webhook-panel.tsx'
import { adminText } from '#app/payments/admin-text.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { FormFooter } from '#app/ui/admin/form-buttons.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { useFailureToast, useResult } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { useToast } from '#app/ui/toast.tsx'

type ConnectionPanelProps = {
  readonly page: ProviderPage
  readonly isConfirmed: boolean
  /** The result of submitting keys without JavaScript. */
  readonly submittedResult: KeysResult | undefined
}

/** Shows the keys of a provider, whether they work, and whether the provider takes payments. */
export function ConnectionPanel({ page, isConfirmed, submittedResult }: ConnectionPanelProps) {
  const { title, description, keyFields, state, canSwitch, isOn, isPublic, connection, webhook } = page
  const needsKeys = keyFields.length > 0
  const fetcher = useFetcher<KeysResult>()
  const isNew = needsKeys && !connection.isConfiguredInEnvironment && !connection.hasKeys
  return (
    <div>
      <Panel
        title={needsKeys ? adminText.connection : adminText.atCheckout}
        action={
          canSwitch &&
          (needsKeys || isOn) && (
            <label htmlFor="take-payments" className="flex min-h-9 items-center gap-3 text-base max-md:min-h-11">
              {adminText.takePayments}
              <ProviderSwitch id="take-payments" label={adminText.takePayments} isOn={isOn} />
            </label>
          )
        }
      >
        <p className="text-base text-ink-2">{description}</p>
        {isNew && webhook && !isPublic && <Notice className="mt-4">{adminText.notReachable(title)}</Notice>}
        {!needsKeys && !isOn && <TurnOnButton title={title} />}
        {state === 'test' && isPublic && <Notice className="mt-4">{adminText.publicInTestMode}</Notice>}
        {needsKeys && <ConnectionDetails page={page} />}
        {isNew && webhook && (
          <section className="mt-4">
            <h3 className="mb-2 text-base font-medium">{adminText.addUrlStep(title)}</h3>
            <WebhookUrl url={webhook.url} isPublic={isPublic} />
            <h3 className="mt-5 text-base font-medium">{adminText.enterKeysStep(title, keyFields.length)}</h3>
          </section>
        )}
        {needsKeys && !connection.isConfiguredInEnvironment && (
          <KeysForm page={page} isConfirmed={isConfirmed} fetcher={fetcher} submittedResult={submittedResult} />
        )}
      </Panel>
      {isNew && (
        <FormFooter>
          <AdminButton type="submit" form={KEYS_FORM} look="primary" busy={fetcher.state !== 'idle'}>
            {fetcher.state === 'idle' ? adminText.connect : adminText.checking}
          </AdminButton>
          <AdminButtonLink to={href('/admin/payments')}>{adminText.cancel}</AdminButtonLink>
        </FormFooter>
      )}
    </div>
  )
}

function TurnOnButton({ title }: Pick<ProviderPage, 'title'>) {
  const fetcher = useFetcher<CommandResult>()
  useFailureToast(fetcher)
  return (
    <fetcher.Form method="post" className="mt-4">
      <input type="hidden" name="intent" value="switch" />
      <input type="hidden" name="on" value="yes" />
      <AdminButton type="submit" look="primary" busy={fetcher.state !== 'idle'}>
        {adminText.turnOn(title)}
      </AdminButton>
    </fetcher.Form>
  )
}

function ConnectionDetails({ page }: { readonly page: ProviderPage }) {
  const { title, state, keyFields, canSwitch, openOrders, openRefunds } = page
  const { isConfiguredInEnvironment, hasKeys, keysHint, keysEnteredAt, testedAt, testProblem, account, mode } =
    page.connection
  const [isRemoving, setIsRemoving] = useState(false)
  return (
    <>
      {isConfiguredInEnvironment && (
        <p className="mt-4 max-w-[62ch] text-base">
          {adminText.setByEnvironment}{' '}
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
        <Notice tone="danger" className="mt-4">
          {adminText.keysUnreadable}
        </Notice>
      )}
      {(isConfiguredInEnvironment || hasKeys) && (
        <div className="mt-4">
          <DefinitionList
            rows={[
              hasKeys && {
                term: adminText.keys,
                value: (
                  <>
                    …{keysHint}
                    {keysEnteredAt && (
                      <>
                        {adminText.entered} <LocalTime at={keysEnteredAt} />
                      </>
                    )}
                  </>
                ),
              },
              mode !== null && {
                term: adminText.mode,
                value: mode === 'live' ? adminText.live : adminText.testMode,
              },
              account !== null && account !== '' && { term: adminText.account, value: account },
              canSwitch && {
                term: adminText.lastTest,
                hint: testProblem && <span className="text-danger">! {testProblem}</span>,
                value: testedAt ? <LocalTime at={testedAt} /> : adminText.notTestedYet,
              },
            ]}
          />
        </div>
      )}
      {(canSwitch || hasKeys) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {canSwitch && <TestButton />}
          {hasKeys && <AdminButton onClick={() => setIsRemoving(true)}>{adminText.removeKeys}</AdminButton>}
        </div>
      )}
      {/* The dialog is not next to its button, because the button disappears with the keys before the result is shown */}
      <RemovalDialog
        formData={isRemoving ? { intent: 'remove-keys' } : null}
        title={adminText.confirmRemoveKeys(title)}
        confirmLabel={adminText.removeKeys}
        busyLabel={adminText.removing}
        doneMessage={adminText.keysRemoved}
        onClose={() => setIsRemoving(false)}
      >
        {adminText.removeKeysHint(title, openOrders, openRefunds)}
      </RemovalDialog>
    </>
  )
}

function TestButton() {
  const fetcher = useFetcher<CommandResult>()
  const toast = useToast()
  useResult(fetcher, ({ failed, successText }) => {
    if (failed) toast(failed, 'error')
    else if (successText) toast(successText)
  })
  const isBusy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="test" />
      <AdminButton type="submit" busy={isBusy}>
        {isBusy ? adminText.testing : adminText.testConnection}
      </AdminButton>
    </fetcher.Form>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { AccountForm } from '#app/store/staff/account/account-form.tsx'
import type { Account } from '#app/store/staff/account.server.ts'
import type { AccountIntent, AccountResult, SecondFactorSetup } from '#app/store/staff/account.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FormMessage, SecretField } from '#app/ui/admin/own-password-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

type SecondFactorPanelProps = Pick<Account, 'secondFactor'> & {
  readonly result: AccountResult | undefined
  readonly busyWith: AccountIntent | null
}

export function SecondFactorPanel({ secondFactor, result, busyWith }: SecondFactorPanelProps) {
  const panel = useResultFocus(result)
  const { codes, setup } = useLatestSetup(result) ?? {}
  return (
    <Panel ref={panel} title={adminText.secondFactor}>
      <div className="grid gap-4 text-base">
        {codes && <BackupCodes codes={codes} />}
        {secondFactor && <EnabledState secondFactor={secondFactor} result={result} busyWith={busyWith} />}
        {!secondFactor && setup && <Setup setup={setup} result={result} busyWith={busyWith} />}
        {!secondFactor && !setup && <DisabledState result={result} busyWith={busyWith} />}
      </div>
    </Panel>
  )
}

/**
 * Returns the latest result that succeeded or has a setup, so that codes or a setup stay while other forms are sent.
 */
function useLatestSetup(result: AccountResult | undefined): AccountResult | undefined {
  const [shown, setShown] = useState(result)
  const shouldShow = result !== undefined && (!result.errors || result.setup !== undefined)
  if (shouldShow && result !== shown) setShown(result)
  return shouldShow ? result : shown
}

type FormProps = Omit<SecondFactorPanelProps, 'secondFactor'>

function DisabledState({ result, busyWith }: FormProps) {
  const { errors = {} } = result ?? {}
  return (
    <>
      <p>{adminText.secondFactorHint}</p>
      <AccountForm
        intent="begin"
        result={result}
        doneMessage={result?.intent === 'switch-off' && adminText.secondFactorOff}
        label={adminText.setUp}
        busyLabel={adminText.settingUp}
        isBusy={busyWith === 'begin'}
      >
        <SecretField
          name="current"
          label={adminText.currentPassword}
          autoComplete="current-password"
          error={errors.current}
        />
      </AccountForm>
    </>
  )
}

function Setup({ setup: { qr, key }, result, busyWith }: FormProps & { readonly setup: SecondFactorSetup }) {
  const { errors = {} } = result ?? {}
  return (
    <>
      <p>{adminText.scanCode}</p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={adminText.qrCode}
        shapeRendering="crispEdges"
        className="size-50 border border-line bg-white"
      >
        <path d={qr.d} fill="#000" />
      </svg>
      <p>
        <span className="text-ink-2">{adminText.key} </span>
        <code className="wrap-anywhere">{key}</code>
      </p>
      <p>{adminText.enterCodes}</p>
      <AccountForm
        intent="confirm"
        result={result}
        label={adminText.switchOn}
        busyLabel={adminText.switchingOn}
        isBusy={busyWith === 'confirm'}
      >
        <SecretField name="code" label={adminText.firstCode} autoComplete="one-time-code" error={errors.code} />
        <SecretField name="next" label={adminText.nextCode} autoComplete="one-time-code" error={errors.next} />
      </AccountForm>
    </>
  )
}

/** Takes the focus, because the codes are shown only once, above the button that requested them. */
function BackupCodes({ codes }: { readonly codes: readonly string[] }) {
  const section = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new codes take the focus again
  useEffect(() => section.current?.focus(), [codes])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={adminText.backupCodes}
      className="border-l-4 border-lumen bg-pearl p-4"
    >
      <p role="status">{adminText.backupCodesHint}</p>
      <ol className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}

function EnabledState({
  secondFactor: { since, codesLeft },
  result,
  busyWith,
}: FormProps & { readonly secondFactor: NonNullable<Account['secondFactor']> }) {
  const { errors = {} } = result ?? {}
  return (
    <>
      <p>
        {adminText.secondFactorSince.before} <LocalTime at={since} />
        {adminText.secondFactorSince.after(codesLeft)}
      </p>
      <Form method="post" className="grid max-w-90 gap-4">
        <SecretField
          name="current"
          label={adminText.currentPassword}
          autoComplete="current-password"
          error={errors.current}
        />
        <FormMessage result={result} />
        <div className="flex flex-wrap gap-3">
          <AdminButton type="submit" name="intent" value="backup-codes" busy={busyWith === 'backup-codes'}>
            {adminText.newBackupCodes}
          </AdminButton>
          <AdminButton type="submit" look="danger" name="intent" value="switch-off" busy={busyWith === 'switch-off'}>
            {adminText.switchOff}
          </AdminButton>
        </div>
      </Form>
    </>
  )
}

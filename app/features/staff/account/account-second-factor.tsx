import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { FormMessage, SecretField } from '#app/features/staff/account/account-field.tsx'
import type { AccountIntent, AccountResult, SecondFactorSetup } from '#app/features/staff/account.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

type SecondFactorPanelProps = {
  /** Null while it is off. */
  readonly secondFactor: { readonly since: Date; readonly codesLeft: number } | null
  /** What came of one of its own forms. */
  readonly result: AccountResult | undefined
  readonly busyWith: AccountIntent | null
}

/** The second factor of anyone who looks: how to switch it on, and once it is, its backup codes and how to switch it off. */
export function SecondFactorPanel({ secondFactor, result, busyWith }: SecondFactorPanelProps) {
  const panel = useResultFocus(result)
  const { codes, setup } = useShown(result) ?? {}
  return (
    <Panel ref={panel} title="Second factor">
      <div className="grid gap-4 text-base">
        {codes && <BackupCodes codes={codes} />}
        {secondFactor && <SwitchedOn secondFactor={secondFactor} result={result} busyWith={busyWith} />}
        {!secondFactor && setup && <Setup setup={setup} result={result} busyWith={busyWith} />}
        {!secondFactor && !setup && <SwitchedOff result={result} busyWith={busyWith} />}
      </div>
    </Panel>
  )
}

/**
 * The latest answer that says what to show. What is shown once stays where another form of the screen is answered, and where
 * one of these is refused without a word on it.
 */
function useShown(result: AccountResult | undefined): AccountResult | undefined {
  const [shown, setShown] = useState(result)
  const isNews = result !== undefined && (!result.errors || result.setup !== undefined)
  if (isNews && result !== shown) setShown(result)
  return isNews ? result : shown
}

type Requested = Omit<SecondFactorPanelProps, 'secondFactor'>

function SwitchedOff({ result, busyWith }: Requested) {
  const isBusy = busyWith === 'begin'
  return (
    <>
      <p>
        Off. Once it is on, logging in asks for a code of an app on your phone after the password, so that the password
        alone lets nobody in. Any authenticator app will do.
      </p>
      <Form method="post" className="grid max-w-90 gap-4">
        <input type="hidden" name="intent" value="begin" />
        <SecretField
          name="current"
          label="Current password"
          autoComplete="current-password"
          error={result?.errors?.current}
        />
        <FormMessage
          result={result}
          done={result?.intent === 'switch-off' && 'Your second factor is off. The password alone lets you in.'}
        />
        <div>
          <AdminButton type="submit" look="primary" busy={isBusy}>
            {isBusy ? 'Setting up...' : 'Set up'}
          </AdminButton>
        </div>
      </Form>
    </>
  )
}

function Setup({ setup: { qr, key }, result, busyWith }: Requested & { readonly setup: SecondFactorSetup }) {
  const isBusy = busyWith === 'confirm'
  const errors = result?.errors ?? {}
  return (
    <>
      <p>1. Scan this with your authenticator app, or type the key into it. It is shown until you leave this page.</p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="QR code for your authenticator app"
        shapeRendering="crispEdges"
        className="size-50 border border-line bg-white"
      >
        <path d={qr.d} fill="#000" />
      </svg>
      <p>
        <span className="text-ink-2">Key: </span>
        <code className="wrap-anywhere">{key}</code>
      </p>
      <p>2. Enter the code that it shows, wait for the next one, and enter that as well.</p>
      <Form method="post" className="grid max-w-90 gap-4">
        <input type="hidden" name="intent" value="confirm" />
        <SecretField name="code" label="First code" autoComplete="one-time-code" error={errors.code} />
        <SecretField name="next" label="The code after it" autoComplete="one-time-code" error={errors.next} />
        <FormMessage result={result} />
        <div>
          <AdminButton type="submit" look="primary" busy={isBusy}>
            {isBusy ? 'Switching on...' : 'Switch on'}
          </AdminButton>
        </div>
      </Form>
    </>
  )
}

/** They take the focus: they are shown this once, and above the button that asked for them. */
function BackupCodes({ codes }: { readonly codes: readonly string[] }) {
  const section = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new ones take it again
  useEffect(() => section.current?.focus(), [codes])
  return (
    <section ref={section} tabIndex={-1} aria-label="Backup codes" className="border-l-4 border-lumen bg-pearl p-4">
      <p role="status">
        These are your backup codes. Each lets you in once, without your device. They are shown this once: print them,
        or keep them where you keep your passwords.
      </p>
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

function SwitchedOn({
  secondFactor: { since, codesLeft },
  result,
  busyWith,
}: Requested & { readonly secondFactor: NonNullable<SecondFactorPanelProps['secondFactor']> }) {
  return (
    <>
      <p>
        On since <LocalTime at={since} />. {codesLeft === 1 ? '1 backup code is' : `${codesLeft} backup codes are`}{' '}
        left.
      </p>
      <Form method="post" className="grid max-w-90 gap-4">
        <SecretField
          name="current"
          label="Current password"
          autoComplete="current-password"
          error={result?.errors?.current}
        />
        <FormMessage result={result} />
        <div className="flex flex-wrap gap-3">
          <AdminButton type="submit" name="intent" value="backup-codes" busy={busyWith === 'backup-codes'}>
            New backup codes
          </AdminButton>
          <AdminButton type="submit" look="danger" name="intent" value="switch-off" busy={busyWith === 'switch-off'}>
            Switch off
          </AdminButton>
        </div>
      </Form>
    </>
  )
}

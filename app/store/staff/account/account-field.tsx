import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import type { AccountIntent, AccountResult } from '#app/store/staff/account.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { controlAttributes, FieldFrame } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'

type SecretFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly autoComplete: 'current-password' | 'new-password' | 'one-time-code'
}

export function SecretField({ label, hint, error, name, autoComplete }: SecretFieldProps) {
  const id = useId()
  const isCode = autoComplete === 'one-time-code'
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...controlAttributes(id, { hint, error })}
        name={name}
        type={isCode ? 'text' : 'password'}
        inputMode={isCode ? 'numeric' : undefined}
        autoComplete={autoComplete}
        required
        maxLength={1_000}
      />
    </FieldFrame>
  )
}

export function FormMessage({ result, done }: { result: Pick<AccountResult, 'errors'> | undefined; done?: ReactNode }) {
  if (result && !result.errors) return done ? <p role="status">{done}</p> : null
  const why = result?.errors?.['']
  return why ? <ErrorBanner>{why}</ErrorBanner> : null
}

type AccountFormProps = {
  readonly intent: AccountIntent
  readonly result: AccountResult | undefined
  readonly done?: ReactNode
  readonly look?: 'primary' | 'danger'
  readonly label: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly children: ReactNode
}

export function AccountForm({ intent, result, done, look = 'primary', children, ...button }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (result && !result.errors) form.current?.reset()
  }, [result])
  return (
    <Form ref={form} method="post" className="grid max-w-90 gap-4 text-base">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <FormMessage result={result} done={done} />
      <div>
        <AdminButton type="submit" look={look} busy={button.isBusy}>
          {button.isBusy ? button.busyLabel : button.label}
        </AdminButton>
      </div>
    </Form>
  )
}

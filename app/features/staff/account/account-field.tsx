import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { AccountResult } from '#app/features/staff/account.ts'
import { controlAttributes, FieldFrame } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'

type SecretFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly autoComplete: 'current-password' | 'new-password' | 'one-time-code'
}

/** A field for what no one must read over a shoulder, or later; its name may stand in several forms of a page. */
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

type Responded = Pick<AccountResult, 'errors'> | undefined

/** What concerns a whole form: why it was refused, or that it was done. */
export function FormMessage({ result, done }: { readonly result: Responded; readonly done?: ReactNode }) {
  if (result && !result.errors) return done ? <p role="status">{done}</p> : null
  const why = result?.errors?.['']
  if (!why) return null
  return <ErrorBanner>{why}</ErrorBanner>
}

/** Empties a form once what it asked for was done. Where it was refused, what was typed stays. */
export function useFormReset(result: AccountResult | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (result && !result.errors) form.current?.reset()
  }, [result])
  return form
}

import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
}

export const BOX =
  'h-12 w-full border border-edge bg-paper px-3 text-[1rem] text-ink placeholder:text-ink-3 aria-invalid:border-danger disabled:bg-mist'

/** A labelled input of the storefront: hint and error stand below it and are read out with it. */
export function Field({ label, hint, error, className = '', ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-base font-medium">
        {label}
        {!input.required && <span className="font-normal text-ink-2"> (optional)</span>}
      </label>
      <input
        {...input}
        id={id}
        className={BOX}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, hint, error)}
      />
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & { label: ReactNode; error?: string | undefined }

export function SelectField({ label, error, className = '', children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-base font-medium">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={BOX}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, undefined, error)}
      >
        {children}
      </select>
      <Notes id={id} error={error} />
    </div>
  )
}

/** What `aria-describedby` of a field with these notes says. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

/** Hint and error below a field. */
export function Notes({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-base text-danger">
          <span aria-hidden="true">! </span>
          {error}
        </p>
      )}
    </>
  )
}

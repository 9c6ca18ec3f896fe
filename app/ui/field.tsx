import { type ComponentProps, type ReactNode, useId } from 'react'
import { ProblemText } from '#app/ui/problem-text.tsx'
import { uiText } from '#app/ui/ui-text.ts'

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
}

export const BOX =
  'h-12 w-full rounded-box border border-edge bg-paper px-3 text-[1rem] text-ink placeholder:text-ink-3 aria-invalid:border-danger disabled:bg-mist'

export function Field({ label, hint, error, className, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isOptional={!input.required} hint={hint} error={error} className={className}>
      <input {...input} {...getControlAttributes(id, hint, error)} className={BOX} />
    </FieldFrame>
  )
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & { label: ReactNode; error?: string | undefined }

export function SelectField({ label, error, className, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isOptional={select.required === false} error={error} className={className}>
      <select {...select} {...getControlAttributes(id, undefined, error)} className={BOX}>
        {children}
      </select>
    </FieldFrame>
  )
}

type FrameProps = {
  id: string
  label: ReactNode
  isOptional?: boolean
  hint?: string | undefined
  error?: string | undefined
  className?: string | undefined
  children: ReactNode
}

export function FieldFrame({ id, label, isOptional = false, hint, error, className = '', children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-base font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink-2">{uiText.optional}</span>}
      </label>
      {children}
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

export function getControlAttributes(id: string, hint?: string, error?: string) {
  return { id, 'aria-invalid': Boolean(error), 'aria-describedby': getDescribedBy(id, hint, error) } as const
}

export function getDescribedBy(id: string, hint?: string, error?: string): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

export function Notes({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <ProblemText id={`${id}-error`} className="mt-1.5 text-base">
          {error}
        </ProblemText>
      )}
    </>
  )
}

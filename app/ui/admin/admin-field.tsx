import { type ComponentProps, type ReactNode, useId } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'
import { useTimeZone } from '#app/ui/time-zone.tsx'

export const BOX =
  'min-h-9 w-full rounded-field border border-edge bg-paper px-3 py-1.5 text-base text-ink placeholder:text-ink-3 aria-invalid:border-danger disabled:bg-mist disabled:text-ink-3 [&[readonly]]:bg-mist max-md:min-h-11'

type Notes = { readonly hint?: ReactNode; readonly error?: string | undefined }

type FrameProps = NotesProps & {
  label: ReactNode
  required?: boolean | undefined
  /** True if a heading shows the same text. */
  isLabelHidden?: boolean
  /** Shown at the end of the line with the label. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function FieldFrame({
  id,
  label,
  required,
  isLabelHidden = false,
  action,
  className = '',
  children,
  ...notes
}: FrameProps) {
  const name = (
    <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block text-base font-medium'}>
      {label}
      {required && <span className="font-normal text-ink-2"> {adminText.required}</span>}
    </label>
  )
  return (
    <div className={className}>
      {action ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {name}
          <div className="ml-auto">{action}</div>
        </div>
      ) : (
        name
      )}
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  )
}

type NotesProps = Notes & {
  id: string
  /** Announces the error at once, not only when its field is focused. */
  isUrgent?: boolean
}

export function FieldNotes({ id, hint, error, isUrgent = false }: NotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm wrap-anywhere text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <ProblemText id={`${id}-error`} role={isUrgent ? 'alert' : undefined} className="mt-1 text-sm">
          {error}
        </ProblemText>
      )}
    </>
  )
}

export function getDescribedBy(id: string, { hint, error }: Notes): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

export function getControlAttributes(id: string, { hint, error }: Notes) {
  return {
    id,
    className: BOX,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': getDescribedBy(id, { hint, error }),
  } as const
}

export function getFieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`
}

type FieldProps = Notes & Pick<FrameProps, 'action'> & { readonly label: ReactNode; readonly name: string }

type TextFieldProps = ComponentProps<'input'> & FieldProps & { isUrgent?: boolean }

/** `id` is needed if several forms on a page have a field with this name. */
export function TextField({ label, action, hint, error, isUrgent = false, className, ...input }: TextFieldProps) {
  const id = input.id ?? getFieldId(input.name)
  const frame = { id, label, required: input.required, action, hint, error, isUrgent, className }
  return (
    <FieldFrame {...frame}>
      <input autoComplete="off" {...input} {...getControlAttributes(id, { hint, error })} />
    </FieldFrame>
  )
}

type TimeFieldProps = Omit<TextFieldProps, 'type' | 'hint'> & { readonly hint: string }

/** A date and time of day in the store's time zone, which the hint names. */
export function TimeField({ hint, ...field }: TimeFieldProps) {
  const { zoneName } = useTimeZone()
  return <TextField {...field} type="datetime-local" hint={`${hint} ${adminText.timeZone(zoneName)}`} />
}

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldProps

/** `id` is needed if several forms on a page have a field with this name. */
export function TextAreaField({ label, action, hint, error, className, ...area }: TextAreaFieldProps) {
  const id = area.id ?? getFieldId(area.name)
  const frame = { id, label, required: area.required, action, hint, error, className }
  return (
    <FieldFrame {...frame}>
      <textarea {...area} {...getControlAttributes(id, { hint, error })} className={`${BOX} block`} />
    </FieldFrame>
  )
}

type SelectFieldProps = ComponentProps<'select'> & Omit<FieldProps, 'action'> & Pick<FrameProps, 'isLabelHidden'>

/** `id` is needed if several forms on a page have a field with this name. */
export function SelectField({
  label,
  isLabelHidden = false,
  hint,
  error,
  className,
  children,
  ...select
}: SelectFieldProps) {
  const id = select.id ?? getFieldId(select.name)
  const frame = { id, label, isLabelHidden, required: select.required, hint, error, className }
  return (
    <FieldFrame {...frame}>
      <select {...select} {...getControlAttributes(id, { hint, error })}>
        {children}
      </select>
    </FieldFrame>
  )
}

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'>

export function Switch({ className = '', ...input }: SwitchProps) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox announces its state
  return <input {...input} type="checkbox" role="switch" className={`switch ${className}`} />
}

/** Switches below each other, with lines between them. */
export function SwitchList({ children }: { readonly children: ReactNode }) {
  return <div className="divide-y divide-line border-y border-line last:border-b-0 *:switch-row">{children}</div>
}

type SwitchFieldProps = SwitchProps & { label: ReactNode; hint?: ReactNode }

export function SwitchField({ label, hint, className = '', ...input }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-9 items-center justify-between gap-3 py-1.5 text-base max-md:min-h-11">
        <span className="font-medium">{label}</span>
        <Switch {...input} id={id} aria-describedby={getDescribedBy(id, { hint })} />
      </label>
      <div className="-mt-1.5">
        <FieldNotes id={id} hint={hint} />
      </div>
    </div>
  )
}

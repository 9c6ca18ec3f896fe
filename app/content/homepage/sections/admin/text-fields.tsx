import type { ReactNode } from 'react'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { FieldProps } from '#app/content/homepage/sections/admin/section-field.tsx'
import { readFields } from '#app/lib/json.ts'
import { FieldNotes, getDescribedBy, getFieldId, TextField } from '#app/ui/admin/admin-field.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type Part = { readonly key: string; readonly label: string; readonly max: number; readonly placeholder?: string }

/** Edits a setting with several text fields, which share one error. */
export function TextFields({ field, name, value, error, onChange, parts }: FieldProps & { parts: readonly Part[] }) {
  const values = readFields(value)
  return (
    <FieldGroup field={field} name={name} error={error}>
      {parts.map(({ key, label, max, placeholder }) => (
        <TextField
          key={key}
          form={UNSENT}
          name={`${name}.${key}`}
          label={label}
          maxLength={max}
          placeholder={placeholder}
          value={String(values[key] ?? '')}
          onChange={({ currentTarget }) => onChange({ ...values, [key]: currentTarget.value })}
        />
      ))}
    </FieldGroup>
  )
}

type FieldGroupProps = Pick<FieldProps, 'field' | 'name' | 'error'> & { children: ReactNode }

export function FieldGroup({ field: { label, hint, isRequired }, name, error, children }: FieldGroupProps) {
  const id = getFieldId(name)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={getDescribedBy(id, { hint, error })}
      className="border-t border-line pt-3"
    >
      <legend className="float-left mb-1 w-full text-base font-semibold">
        {label}
        {isRequired && <span className="font-normal text-ink-2"> {adminText.required}</span>}
      </legend>
      <div className="clear-both grid gap-3">{children}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import type { SettingsFormState } from '#app/store/settings/use-settings-form.ts'
import { findMaxLength, getSettingDescription, isSettingKey } from '#app/store/settings.ts'
import { type FormKey, getField, getFormSchema, type SettingKind } from '#app/store/settings-fields.ts'
import { SwitchField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'

type SettingFieldProps = {
  readonly name: FormKey
  readonly form: SettingsFormState
  readonly label?: string
  readonly unit?: string
  readonly hint?: string | undefined
  readonly readOnly?: boolean
  /** Shown at the end of the line with the label. */
  readonly action?: ReactNode
  readonly className?: string
}

const MAX_NUMBER_LENGTH = 40
const DECIMAL = { inputMode: 'decimal', maxLength: MAX_NUMBER_LENGTH } as const

const INPUTS: Readonly<Partial<Record<SettingKind, object>>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  link: { type: 'url' },
  amount: DECIMAL,
  percent: DECIMAL,
  rate: DECIMAL,
  count: { inputMode: 'numeric', maxLength: MAX_NUMBER_LENGTH },
}

export function SettingField({ name, form, unit, hint, label: customLabel, ...rest }: SettingFieldProps) {
  const { kind, label: fieldLabel, rows, hint: defaultHint } = getField(name)
  const label = customLabel ?? fieldLabel
  const fieldHint = hint ?? (getSettingDescription(name) || defaultHint)
  if (kind === 'switch') {
    return (
      <SwitchField
        className={rest.className}
        name={name}
        label={label}
        hint={fieldHint}
        checked={form.draft[name] === true}
        onChange={(event) => form.set({ [name]: event.currentTarget.checked })}
      />
    )
  }
  const max = isSettingKey(name) ? findMaxLength(name) : null
  const field = {
    ...rest,
    name,
    label: unit ? `${label} (${unit})` : label,
    hint: fieldHint,
    error: form.errors[name],
    value: String(form.draft[name] ?? ''),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      form.set({ [name]: event.currentTarget.value }),
    required: max !== null && !getFormSchema(name).safeParse('').success,
    ...(max !== null && { maxLength: max }),
  }
  return kind === 'text' ? <TextAreaField {...field} rows={rows ?? 3} /> : <TextField {...field} {...INPUTS[kind]} />
}

export function SettingFields({ names, form }: { names: readonly FormKey[]; form: SettingsFormState }) {
  return names.map((name) => <SettingField key={name} name={name} form={form} />)
}

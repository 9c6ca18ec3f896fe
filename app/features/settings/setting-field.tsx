import { mostCharacters, settingDescription, settingSchema } from '#app/features/settings/settings.ts'
import type { FormKey } from '#app/features/settings/settings-fields.ts'
import { fieldOf } from '#app/features/settings/settings-fields.ts'
import type { SettingsFormState } from '#app/features/settings/use-settings-form.ts'
import { SwitchField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'

type SettingFieldProps = {
  readonly name: FormKey
  readonly form: SettingsFormState
  /** Behind the label, such as the currency of an amount. */
  readonly unit?: string
  readonly readOnly?: boolean
  readonly className?: string
}

const TYPES = { email: 'email', phone: 'tel', link: 'url' } as const
const NUMBERS = { amount: 'decimal', percent: 'decimal', rate: 'decimal', count: 'numeric' } as const
const LONGEST_NUMBER = 40

/** One setting, drawn as what it is. */
export function SettingField({ name, form, unit, ...rest }: SettingFieldProps) {
  const { kind, label, hint, rows } = fieldOf(name)
  const explained = settingDescription(name) || hint
  if (kind === 'switch') {
    return (
      <SwitchField
        className={rest.className}
        name={name}
        label={label}
        hint={explained}
        checked={form.draft[name] === true}
        onChange={(event) => form.set({ [name]: event.currentTarget.checked })}
      />
    )
  }
  const field = {
    ...rest,
    name,
    label: unit ? `${label} (${unit})` : label,
    hint: explained,
    required: !settingSchema(name).safeParse('').success && mostCharacters(name) !== null,
    error: form.errors[name],
    value: String(form.draft[name] ?? ''),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      form.set({ [name]: event.currentTarget.value }),
  }
  if (kind === 'text')
    return <TextAreaField {...field} rows={rows ?? 3} maxLength={mostCharacters(name) ?? undefined} />
  const isNumber = kind in NUMBERS
  return (
    <TextField
      {...field}
      type={kind === 'email' || kind === 'phone' || kind === 'link' ? TYPES[kind] : 'text'}
      inputMode={
        kind === 'amount' || kind === 'percent' || kind === 'rate' || kind === 'count' ? NUMBERS[kind] : undefined
      }
      maxLength={isNumber ? LONGEST_NUMBER : (mostCharacters(name) ?? undefined)}
    />
  )
}

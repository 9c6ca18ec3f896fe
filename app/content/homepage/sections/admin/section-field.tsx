import { adminText } from '#app/content/homepage/admin-text.ts'
import { ClipField } from '#app/content/homepage/sections/admin/clip-field.tsx'
import { CounterFields, PromiseFields } from '#app/content/homepage/sections/admin/entry-fields.tsx'
import { ImageField, ImagesField } from '#app/content/homepage/sections/admin/image-fields.tsx'
import {
  CollectionSourceField,
  LookField,
  ProductSourceField,
} from '#app/content/homepage/sections/admin/source-fields.tsx'
import { TextFields } from '#app/content/homepage/sections/admin/text-fields.tsx'
import type { SectionsForm } from '#app/content/homepage/sections/admin/use-sections-form.ts'
import { VideoField } from '#app/content/homepage/sections/admin/video-field.tsx'
import { MAX_LINK_LABEL, MAX_TARGET } from '#app/content/homepage/sections/section-fields.ts'
import type { NamedField, Section } from '#app/content/homepage/sections/section-kinds.ts'
import { readFields } from '#app/lib/json.ts'
import { listPlaceholders } from '#app/store/staff-labels.ts'
import { getFieldId, SelectField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { InsertMenu } from '#app/ui/admin/insert-menu.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type SectionFieldProps = { section: Section; name: string; field: NamedField; form: SectionsForm }

/** The props of a setting's editor. Its inputs are not part of a form, because all sections are sent together. */
export type FieldProps = {
  readonly field: NamedField
  /** 'sections.<id>.<setting>' */
  readonly name: string
  readonly value: unknown
  readonly error: string | undefined
  readonly form: SectionsForm
  readonly onChange: (value: unknown) => void
  /** Updates the value that is current when it is called, for example after an upload. */
  readonly onUpdate: (update: (value: unknown) => unknown) => void
}

export function SectionField({ section, name: setting, field, form }: SectionFieldProps) {
  const name = `sections.${section.id}.${setting}`
  const props: FieldProps = {
    field,
    name,
    value: readFields(section.settings)[setting],
    error: form.errors[name],
    form,
    onChange: (value) => form.setSetting(section.id, setting, value),
    onUpdate: (update) => form.updateSetting(section.id, setting, update),
  }
  const Editor = EDITORS[field.input]
  return <Editor {...props} />
}

const EDITORS: Readonly<Record<NamedField['input'], (props: FieldProps) => React.ReactNode>> = {
  line: LineField,
  text: LongTextField,
  choice: ChoiceField,
  link: LinkField,
  button: ButtonField,
  image: ImageField,
  images: ImagesField,
  products: ProductSourceField,
  collections: CollectionSourceField,
  look: LookField,
  counters: CounterFields,
  promises: PromiseFields,
  video: VideoField,
  clip: ClipField,
}

function LineField({ field, name, value, error, onChange }: FieldProps) {
  const { label, hint, isRequired, max } = field
  return (
    <TextField
      form={UNSENT}
      name={name}
      label={label}
      hint={hint}
      error={error}
      required={isRequired}
      maxLength={max}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function LongTextField({ field, name, value, error, onChange }: FieldProps) {
  const { label, hint, isRequired, max, rows } = field
  return (
    <TextAreaField
      form={UNSENT}
      name={name}
      label={label}
      hint={hint}
      error={error}
      rows={rows}
      required={isRequired}
      maxLength={max}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      action={<InsertMenu field={getFieldId(name)} values={listPlaceholders()} onInsert={onChange} />}
    />
  )
}

function ChoiceField({ field, name, value, error, onChange }: FieldProps) {
  const { label, hint, choices = {} } = field
  return (
    <SelectField
      form={UNSENT}
      name={name}
      label={label}
      hint={hint}
      error={error}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {Object.entries(choices).map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

function LinkField(props: FieldProps) {
  return (
    <TextFields
      {...props}
      parts={[
        { key: 'label', label: adminText.text, max: MAX_LINK_LABEL },
        { key: 'to', label: adminText.linksTo, max: MAX_TARGET, placeholder: adminText.addressExample },
      ]}
    />
  )
}

function ButtonField(props: FieldProps) {
  return (
    <TextFields
      {...props}
      parts={[
        { key: 'phone', label: adminText.textOnPhones, max: MAX_LINK_LABEL },
        { key: 'desktop', label: adminText.textOnWideScreens, max: MAX_LINK_LABEL },
        { key: 'to', label: adminText.linksTo, max: MAX_TARGET, placeholder: adminText.addressExample },
      ]}
    />
  )
}

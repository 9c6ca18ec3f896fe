import type { FieldErrors } from '#app/lib/form.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { ImageField, sendLogo } from '#app/store/brand/image-fields-form.tsx'
import { CUSTOM_LOOK, type LookChoice, serializeChoice } from '#app/store/brand/look-choice.ts'
import { LookSample, usePairFonts } from '#app/store/brand/look-sample-form.tsx'
import { getLogoUrl } from '#app/store/brand-look.ts'
import { FieldNotes, getFieldId } from '#app/ui/admin/admin-field.tsx'

type LookChoiceFieldsProps = {
  readonly choice: LookChoice
  readonly published: LookChoice
  /** True if the store's look is not one of the examples. */
  readonly hasCustomLook: boolean
  readonly errors: FieldErrors
  readonly onChange: (choice: LookChoice) => void
}

/** Fields for choosing one of the example brands and a logo. */
export function LookChoiceFields({ choice, published, hasCustomLook, errors, onChange }: LookChoiceFieldsProps) {
  usePairFonts()
  const options = [
    ...(hasCustomLook ? [{ name: CUSTOM_LOOK, label: adminText.currentLook, look: null }] : []),
    ...EXAMPLE_BRANDS.map(({ name, look }) => ({ name, label: name, look })),
  ]
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-base font-medium">{adminText.look}</legend>
        <div className="grid gap-2 md:grid-cols-5">
          {options.map(({ name, label, look }) => (
            <label
              key={name}
              className="flex cursor-pointer flex-wrap items-center justify-between gap-2 border border-line bg-paper p-3 md:flex-col md:items-start hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_-3px_0_var(--color-lumen)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-plum"
            >
              <span className="flex min-w-0 items-start gap-2 text-base font-medium wrap-anywhere">
                <input
                  type="radio"
                  name="look"
                  value={name}
                  checked={choice.look === name}
                  className="mt-0.5 size-4 shrink-0 accent-plum"
                  onChange={() => onChange({ ...choice, look: name })}
                />
                {label}
              </span>
              {look && <LookSample look={look} />}
            </label>
          ))}
        </div>
        <FieldNotes id={getFieldId('look')} error={errors.look} />
      </fieldset>
      <input type="hidden" name="shown_look" value={serializeChoice(published)} />
      <input type="hidden" name="logo" value={choice.logo ? JSON.stringify(choice.logo) : ''} />
      <ImageField
        id={getFieldId('logo')}
        label={adminText.logo}
        hint={adminText.logoHint}
        image={choice.logo && getLogoUrl(choice.logo)}
        error={errors.logo}
        onFile={(file) => sendLogo(file, (logo) => onChange({ ...choice, logo }))}
        onRemove={() => onChange({ ...choice, logo: null })}
      />
    </>
  )
}

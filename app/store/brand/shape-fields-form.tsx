import { useId } from 'react'
import { adminText } from '#app/store/brand/admin-text.ts'
import type { BrandDraft } from '#app/store/brand/brand-draft.ts'
import { BADGES, RADII, RATIOS } from '#app/store/brand-look.ts'
import { SwitchField } from '#app/ui/admin/admin-field.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type ShapeFieldsProps = { readonly draft: BrandDraft; readonly set: (change: Partial<BrandDraft>) => void }

type Shape = keyof (typeof adminText)['shapes']

export function ShapeFields({ draft, set }: ShapeFieldsProps) {
  return (
    <div className="grid gap-4">
      <Choice title={adminText.corners} choices={RADII} value={draft.radius} onChange={(radius) => set({ radius })} />
      <Choice
        title={adminText.productImages}
        choices={RATIOS}
        value={draft.ratio}
        onChange={(ratio) => set({ ratio })}
      />
      <Choice title={adminText.badges} choices={BADGES} value={draft.badge} onChange={(badge) => set({ badge })} />
      <SwitchField
        label={adminText.windowLight}
        hint={adminText.windowLightHint}
        checked={draft.light}
        onChange={(event) => set({ light: event.currentTarget.checked })}
      />
    </div>
  )
}

type ChoiceProps<Value extends Shape> = {
  readonly title: string
  readonly choices: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Choice<Value extends Shape>({ title, choices, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-base font-medium">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className="inline-flex min-h-9 cursor-pointer items-center border border-edge px-3 text-base hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum max-md:min-h-11"
          >
            <input
              type="radio"
              name={name}
              form={UNSENT}
              className="sr-only"
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {adminText.shapes[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

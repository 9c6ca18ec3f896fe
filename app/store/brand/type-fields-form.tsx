import { useId } from 'react'
import { adminText } from '#app/store/brand/admin-text.ts'
import type { BrandDraft } from '#app/store/brand/brand-draft.ts'
import { type BrandLook, TYPE_PAIRS } from '#app/store/brand-look.ts'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type TypeFieldsProps = {
  readonly value: BrandLook['type']
  readonly sample: { readonly headline: string; readonly price: string }
  readonly set: (change: Partial<BrandDraft>) => void
}

/** Shows each pair of fonts with text from the store. */
export function TypeFields({ value, sample, set }: TypeFieldsProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{adminText.typefaces}</legend>
      <div className="grid gap-2">
        {TYPE_PAIRS.map((type) => (
          <label
            key={type}
            className={`type-pair-${type} grid cursor-pointer gap-1 border border-line p-3 hover:border-ink has-checked:border-ink has-checked:outline-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum`}
          >
            <input
              type="radio"
              name={name}
              form={UNSENT} // not sent separately: the whole look is sent
              className="sr-only"
              checked={type === value}
              onChange={() => set({ type })}
            />
            <span className="pair-display wrap-anywhere">{sample.headline}</span>
            <span className="pair-text text-md">{sample.price}</span>
            <span className="text-sm text-ink-2">{adminText.typePairs[type]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { useState } from 'react'
import { Form } from 'react-router'
import { ManufacturerInputs } from '#app/catalog/manufacturer-inputs.tsx'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { MakerChoice } from '#app/exchange/product-files/maker-choice.ts'
import type { ProductParts } from '#app/exchange/product-files/product-parts.server.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField } from '#app/ui/admin/admin-field.tsx'

type ImportMakerProps = {
  readonly parts: ProductParts
  readonly revision: number
  readonly isBusy: boolean
}

const KINDS: readonly MakerChoice['kind'][] = ['store', 'maker', 'draft']

/** A form for choosing a manufacturer for products in the file that have none but need one to be sold in the EU. */
export function ImportMaker({ parts, revision, isBusy }: ImportMakerProps) {
  const { makerChoice: choice, withoutMaker, countries, manufacturers } = parts
  const [kind, setKind] = useState<MakerChoice['kind']>(choice?.kind ?? 'draft')
  const [chosen, setChosen] = useState<string>(
    choice?.kind === 'maker' ? choice.manufacturerId : (manufacturers[0]?.id ?? ''),
  )
  const question = withoutMaker > 0 ? adminText.makerQuestion(withoutMaker) : adminText.makerChosen
  return (
    <Form method="post" key={revision}>
      <input type="hidden" name="intent" value="maker" />
      <fieldset>
        <legend className="text-base">{question}</legend>
        {KINDS.map((option) => (
          <label key={option} className="mt-3 flex min-h-6 items-start gap-2 text-base max-md:min-h-11">
            <input
              type="radio"
              name="kind"
              value={option}
              checked={kind === option}
              onChange={() => setKind(option)}
              className="mt-1 size-4 shrink-0 accent-plum"
            />
            <span>
              {adminText.makerKinds[option].label}
              <span className="block text-sm text-ink-2">{adminText.makerKinds[option].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {kind === 'maker' && (
        <div className="mt-4 grid gap-4">
          {manufacturers.length > 0 && (
            <SelectField
              name="manufacturerId"
              label={adminText.maker}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              {manufacturers.map(({ id, maker }) => (
                <option key={id} value={id}>
                  {maker || adminText.unnamedMaker}
                </option>
              ))}
              <option value="">{adminText.newMaker}</option>
            </SelectField>
          )}
          {chosen === '' && <ManufacturerInputs field={(name) => ({ name })} countries={countries} />}
        </div>
      )}
      <AdminButton type="submit" className="mt-4" busy={isBusy}>
        {adminText.useChoice}
      </AdminButton>
    </Form>
  )
}

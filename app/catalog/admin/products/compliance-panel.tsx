import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { ManufacturerFields, type ManufacturerFieldsProps } from '#app/catalog/admin/products/compliance-fields.tsx'
import {
  type ComplianceField,
  listComplianceFields,
  type ProductLaws,
  summarizeCompliance,
} from '#app/catalog/admin/products/product-laws.ts'
import { WITHDRAWAL_CHOICES } from '#app/catalog/constants.ts'
import type { MakerFields } from '#app/catalog/manufacturer.ts'
import { toDraft } from '#app/catalog/product-draft.ts'
import { findFieldHint } from '#app/catalog/product-fields.ts'
import { SelectField, SwitchField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'

export type ComplianceProps = ManufacturerFieldsProps & { readonly laws: ProductLaws }

/** The fields that the laws of the store's markets require or that the saved product has. */
export function CompliancePanel({ maker, ...props }: ComplianceProps & { readonly maker: MakerFields }) {
  const { form, laws, countries } = props
  const shown = listShownFields(props)
  if (shown.size === 0) return null
  return (
    <SummaryPanel title={adminText.compliance} summary={summarizeCompliance(form.draft, maker, laws, countries)}>
      <ComplianceFields {...props} isIncluded={(name) => shown.has(name)} />
    </SummaryPanel>
  )
}

/** The other compliance fields, which are not in the compliance panel. */
export function OtherComplianceFields(props: ComplianceProps) {
  const shown = listShownFields(props)
  return <ComplianceFields {...props} isIncluded={(name) => !shown.has(name)} isNarrow />
}

function listShownFields({ form: { base, units }, laws }: ComplianceProps): ReadonlySet<ComplianceField> {
  return listComplianceFields(laws, toDraft(base, units))
}

type ComplianceFieldsProps = ComplianceProps & {
  readonly isIncluded: (name: ComplianceField) => boolean
  readonly isNarrow?: boolean
}

function ComplianceFields({ isIncluded, isNarrow = false, ...props }: ComplianceFieldsProps) {
  const { form, countries } = props
  const { field, toggle } = form
  return (
    <div className={`grid gap-4 ${isNarrow ? '' : 'md:grid-cols-2'}`}>
      {isIncluded('manufacturerId') && <ManufacturerFields {...props} />}
      {isIncluded('safetyWarnings') && <TextAreaField {...field('safetyWarnings')} rows={3} />}
      {isIncluded('countryOfOrigin') && (
        <SelectField {...field('countryOfOrigin')}>
          <option value="">{adminText.notStated}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {isIncluded('packaging') && <TextField {...field('packaging')} spellCheck={false} />}
      {isIncluded('withdrawal') && (
        <SelectField {...field('withdrawal')}>
          {WITHDRAWAL_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {adminText.withdrawalChoices[choice]}
            </option>
          ))}
        </SelectField>
      )}
      {isIncluded('hasAnimalParts') && (
        <SwitchField {...toggle('hasAnimalParts')} hint={findFieldHint('hasAnimalParts')} />
      )}
    </div>
  )
}

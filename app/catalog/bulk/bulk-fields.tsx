import type { CurrencyCode } from '#app/base/currencies.ts'
import { getCurrencySymbol } from '#app/base/money.ts'
import type { WeightUnit } from '#app/base/weight.ts'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import { CollectionOptions } from '#app/catalog/admin/collections/collection-options.tsx'
import type { CollectionChoice } from '#app/catalog/admin/products/products.server.ts'
import { type BulkEdit, COLLECTION_ACTIONS } from '#app/catalog/bulk/bulk-edit.ts'
import { FLAG_VALUES } from '#app/catalog/bulk/bulk-input.ts'
import { DIRECTIONS, PRICE_OPERATIONS, PRICE_STEPS } from '#app/catalog/bulk/bulk-price.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { PRODUCT_STATUSES } from '#app/catalog/constants.ts'
import { type ManufacturerChoice, NO_MANUFACTURER } from '#app/catalog/manufacturer.ts'
import { adminText as manufacturerText } from '#app/catalog/manufacturers/admin-text.ts'
import { flagNames, getFieldLabel } from '#app/catalog/product-fields.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { getTaxClassLabels, TAX_CLASSES } from '#app/pricing/tax-class.ts'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'

type BulkFields = Readonly<Record<string, string>>

/** The initial field values of each bulk action, in the order in which the actions are shown. */
export const INITIAL_FIELDS: Readonly<Record<BulkEdit['kind'], BulkFields>> = {
  status: { status: '' },
  flags: Object.fromEntries(flagNames.map((name) => [name, ''])),
  category: { category: '' },
  manufacturer: { manufacturerId: '' },
  collection: { action: 'add', collectionId: '' },
  price: { operation: 'price', direction: 'down', percent: '', step: '100' },
  weight: { weight: '', weightUnit: '' },
  tax: { taxClass: '' },
}

export function isComplete(kind: BulkEdit['kind'], fields: BulkFields): boolean {
  switch (kind) {
    case 'status':
      return fields.status !== ''
    case 'tax':
      return fields.taxClass !== ''
    case 'weight':
      return fields.weight?.trim() !== ''
    case 'flags':
      return Object.values(fields).some((value) => value !== '')
    case 'category':
      return fields.category !== ''
    case 'manufacturer':
      return fields.manufacturerId !== ''
    case 'collection':
      return fields.collectionId !== ''
    case 'price':
      return fields.operation === 'end-sale' || fields.percent?.trim() !== ''
  }
}

export type BulkChoices = {
  readonly categories: readonly CategoryName[]
  readonly collections: readonly CollectionChoice[]
  readonly weightUnit: WeightUnit
  readonly manufacturers: readonly ManufacturerChoice[]
  /** True if the store is the maker of products without a manufacturer. */
  readonly isStoreMaker: boolean
}

type BulkFieldsProps = {
  readonly fields: BulkFields
  readonly set: (change: BulkFields) => void
  readonly errors: FieldErrors
  readonly choices: BulkChoices
  readonly currency: CurrencyCode
}

export function BulkFieldset({ kind, ...props }: BulkFieldsProps & { kind: BulkEdit['kind'] }) {
  switch (kind) {
    case 'status':
      return (
        <Radios
          {...props}
          legend={adminText.status}
          name="status"
          options={toOptions(PRODUCT_STATUSES, adminText.statuses)}
        />
      )
    case 'tax':
      return (
        <Radios
          {...props}
          legend={adminText.taxClass}
          name="taxClass"
          options={toOptions(TAX_CLASSES, getTaxClassLabels())}
        />
      )
    case 'weight':
      return <WeightField {...props} />
    case 'flags':
      return <FlagFields {...props} />
    case 'category':
      return <CategoryField {...props} />
    case 'manufacturer':
      return <ManufacturerField {...props} />
    case 'collection':
      return <CollectionFields {...props} />
    case 'price':
      return <PriceFields {...props} />
  }
}

type Options = readonly { readonly value: string; readonly label: string }[]

/** Returns a field's choices with their labels. */
function toOptions<Value extends string | number>(
  values: readonly Value[],
  texts: Readonly<Record<Value, string>>,
): Options {
  return values.map((value) => ({ value: String(value), label: texts[value] }))
}

function bindField(name: string, label: string, { fields, set, errors }: BulkFieldsProps) {
  return {
    name: `bulk-${name}`,
    label,
    value: fields[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  }
}

function OptionList({ options }: { options: Options }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

function FlagFields(props: BulkFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-4 md:grid-cols-4">
      {flagNames.map((name) => (
        <SelectField key={name} {...bindField(name, getFieldLabel(name), props)} className="last:col-span-2">
          <OptionList options={toOptions(FLAG_VALUES, adminText.flagValues)} />
        </SelectField>
      ))}
    </div>
  )
}

function CategoryField(props: BulkFieldsProps) {
  return (
    <SelectField {...bindField('category', adminText.category, props)}>
      <option value="">{adminText.chooseCategory}</option>
      {props.choices.categories.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function ManufacturerField(props: BulkFieldsProps) {
  const { manufacturers, isStoreMaker } = props.choices
  return (
    <SelectField {...bindField('manufacturerId', getFieldLabel('manufacturerId'), props)}>
      <option value="">{manufacturerText.chooseManufacturer}</option>
      <option value={NO_MANUFACTURER}>
        {isStoreMaker ? manufacturerText.madeByStore : manufacturerText.notStated}
      </option>
      {manufacturers.map(({ id, maker }) => (
        <option key={id} value={id}>
          {maker || manufacturerText.unnamed}
        </option>
      ))}
    </SelectField>
  )
}

function WeightField(props: BulkFieldsProps) {
  const { weightUnit } = props.choices
  return (
    <TextField
      {...bindField('weight', adminText.weight(weightUnit), props)}
      inputMode="decimal"
      maxLength={40}
      className="max-w-60"
      onChange={(event) => props.set({ weight: event.currentTarget.value, weightUnit })}
    />
  )
}

function CollectionFields(props: BulkFieldsProps) {
  return (
    <div className="grid gap-4">
      <Radios
        {...props}
        legend={adminText.whatToDo}
        name="action"
        options={toOptions(COLLECTION_ACTIONS, adminText.collectionActions)}
      />
      <SelectField {...bindField('collectionId', adminText.collection, props)}>
        <option value="">{adminText.chooseCollection}</option>
        <CollectionOptions collections={props.choices.collections} />
      </SelectField>
    </div>
  )
}

function PriceFields(props: BulkFieldsProps) {
  const { operation } = props.fields
  const isStart = operation === 'start-sale'
  return (
    <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-3">
      <SelectField {...bindField('operation', adminText.whatToChange, props)} className="col-span-full">
        <OptionList options={toOptions(PRICE_OPERATIONS, adminText.priceOperations)} />
      </SelectField>
      {operation !== 'end-sale' && (
        <>
          {!isStart && (
            <SelectField {...bindField('direction', adminText.direction, props)}>
              <OptionList options={toOptions(DIRECTIONS, adminText.directions)} />
            </SelectField>
          )}
          <TextField
            {...bindField('percent', isStart ? adminText.percentOff : adminText.percent, props)}
            inputMode="decimal"
            maxLength={20}
          />
          <SelectField
            {...bindField('step', adminText.roundTo(getCurrencySymbol(props.currency)), props)}
            className={isStart ? '' : 'max-md:col-span-full'}
          >
            <OptionList options={toOptions(PRICE_STEPS, adminText.priceSteps)} />
          </SelectField>
        </>
      )}
    </div>
  )
}

type RadiosProps = Pick<BulkFieldsProps, 'fields' | 'set'> & {
  readonly legend: string
  readonly name: string
  readonly options: Options
}

function Radios({ legend, name, options, fields, set }: RadiosProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-base font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-9 items-center gap-2 text-base max-md:min-h-11">
            <input
              type="radio"
              name={`bulk-${name}`}
              value={value}
              checked={fields[name] === value}
              onChange={() => set({ [name]: value })}
              className="size-4 accent-plum"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

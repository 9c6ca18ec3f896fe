import type { ReactNode } from 'react'
import { CollectionOptions } from '#app/features/catalog/admin/collections/collection-options.tsx'
import type { CollectionChoice } from '#app/features/catalog/admin/products/product-form.server.ts'
import { STATUS_LABELS } from '#app/features/catalog/admin/status-badge.tsx'
import { PRODUCT_STATUSES } from '#app/features/catalog/catalog.ts'
import { type StoreCurrency, symbolOf } from '#app/features/money/money.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'

/** The edits that have a dialog of their own. */
const BULK_DIALOGS = ['status', 'flags', 'collection', 'price'] as const
export type BulkDialogKind = (typeof BULK_DIALOGS)[number]

/** The fields of an edit as they are typed, under the names of `bulkInput`. */
type BulkFields = Readonly<Record<string, string>>

export const INITIAL_FIELDS: Readonly<Record<BulkDialogKind, BulkFields>> = {
  status: { status: '' },
  flags: { isNew: '', isBestseller: '', isFeatured: '', showOnHomepage: '' },
  collection: { how: 'add', collectionId: '' },
  price: { what: 'price', direction: 'down', percent: '', step: '100' },
}

/** Whether enough is said to ask what would come of it. */
export function isComplete(kind: BulkDialogKind, fields: BulkFields): boolean {
  switch (kind) {
    case 'status':
      return fields.status !== ''
    case 'flags':
      return Object.values(fields).some((command) => command !== '')
    case 'collection':
      return fields.collectionId !== ''
    case 'price':
      return fields.what === 'end-sale' || fields.percent?.trim() !== ''
  }
}

type BulkFieldsProps = {
  readonly kind: BulkDialogKind
  readonly fields: BulkFields
  readonly set: (change: BulkFields) => void
  readonly errors: FieldErrors
  readonly collections: readonly CollectionChoice[]
  readonly currency: StoreCurrency
}

export function BulkFieldset({ kind, ...props }: BulkFieldsProps) {
  switch (kind) {
    case 'status':
      return <StatusFields {...props} />
    case 'flags':
      return <FlagFields {...props} />
    case 'collection':
      return <CollectionFields {...props} />
    case 'price':
      return <PriceFields {...props} />
  }
}

type FieldsProps = Omit<BulkFieldsProps, 'kind'>

function StatusFields({ fields, set }: FieldsProps) {
  return (
    <Choices
      legend="Status"
      name="status"
      value={fields.status}
      choices={PRODUCT_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))}
      onChoose={(status) => set({ status })}
    />
  )
}

const FLAGS = [
  { name: 'isNew', label: 'New' },
  { name: 'isBestseller', label: 'Bestseller' },
  { name: 'isFeatured', label: 'Featured' },
  { name: 'showOnHomepage', label: 'On homepage' },
] as const

function FlagFields({ fields, set }: FieldsProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-4 md:grid-cols-4">
      {FLAGS.map(({ name, label }) => (
        <SelectField key={name} name={`bulk-${name}`} label={label} value={fields[name]} {...reported(name, set)}>
          <option value="">No change</option>
          <option value="on">On</option>
          <option value="off">Off</option>
        </SelectField>
      ))}
    </div>
  )
}

const COLLECTION_EDIT_CHOICES = [
  { value: 'add', label: 'Add to' },
  { value: 'remove', label: 'Remove from' },
  { value: 'main', label: 'Make main collection' },
] as const

function CollectionFields({ fields, set, errors, collections }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <Choices
        legend="What to do"
        name="how"
        value={fields.how}
        choices={COLLECTION_EDIT_CHOICES}
        onChoose={(how) => set({ how })}
      />
      <SelectField
        name="bulk-collectionId"
        label="Collection"
        value={fields.collectionId}
        error={errors.collectionId}
        {...reported('collectionId', set)}
      >
        <option value="">Choose a collection</option>
        <CollectionOptions collections={collections} />
      </SelectField>
    </div>
  )
}

const STEPS = [
  { value: '0', label: 'Keep the cents' },
  { value: '1', label: 'Whole' },
  { value: '10', label: 'Tens' },
  { value: '100', label: 'Hundreds (…00)' },
  { value: '1000', label: 'Thousands (…000)' },
] as const

function PriceFields({ fields, set, errors, currency }: FieldsProps) {
  const { what, direction, percent, step } = fields
  const isEnd = what === 'end-sale'
  return (
    <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-3">
      <SelectField
        name="bulk-what"
        label="What to change"
        value={what}
        className="col-span-full"
        {...reported('what', set)}
      >
        <option value="price">Price</option>
        <option value="sale">Sale price, where there is one</option>
        <option value="both">Price and sale price</option>
        <option value="start-sale">Start a sale: sale price below the price</option>
        <option value="end-sale">End the sale: no sale price</option>
      </SelectField>
      {!isEnd && (
        <>
          {what !== 'start-sale' && (
            <SelectField name="bulk-direction" label="How" value={direction} {...reported('direction', set)}>
              <option value="down">Lower by</option>
              <option value="up">Raise by</option>
            </SelectField>
          )}
          <TextField
            name="bulk-percent"
            label={what === 'start-sale' ? 'Percent off the price' : 'Percent'}
            inputMode="decimal"
            maxLength={20}
            value={percent}
            error={errors.percent}
            {...reported('percent', set)}
          />
          <SelectField
            name="bulk-step"
            label={`Round to ${symbolOf(currency)}`}
            value={step}
            className={what === 'start-sale' ? '' : 'max-md:col-span-full'}
            {...reported('step', set)}
          >
            {STEPS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </div>
  )
}

/** The props that take a field's value to where it is kept. */
function reported(name: string, set: FieldsProps['set']) {
  return {
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  }
}

type ChoicesProps = {
  readonly legend: ReactNode
  readonly name: string
  readonly value: string | undefined
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string) => void
}

function Choices({ legend, name, value, choices, onChoose }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-base font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-9 items-center gap-2 text-base max-md:min-h-11">
            <input
              type="radio"
              name={`bulk-${name}`}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
              className="size-4 accent-plum"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

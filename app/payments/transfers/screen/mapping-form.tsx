import { useState } from 'react'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import type { NeededMapping } from '#app/payments/transfers/screen/statement-upload.tsx'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField } from '#app/ui/admin/admin-field.tsx'

type MappingFormProps = {
  readonly needed: NeededMapping
  readonly isSending: boolean
  readonly onSend: (mapping: object) => void
  readonly onCancel: () => void
}

/** Columns of a `CsvMapping`, in the order of the form fields. */
const COLUMNS = [
  ...(['bookedOn', 'amount', 'credit', 'debit', 'direction', 'currency'] as const),
  ...(['payerName', 'payerAccount', 'reference', 'texts'] as const),
]

/** Shows the mapping of a bank's CSV file, with its first rows for comparison. */
export function MappingForm({ needed, isSending, onSend, onCancel }: MappingFormProps) {
  const [mapping, setMapping] = useState<Readonly<Record<string, unknown>>>(needed.proposed)
  const set = (name: string, value: unknown) => setMapping({ ...mapping, [name]: value })
  const getColumn = (name: string): string => {
    const value = name === 'texts' && Array.isArray(mapping.texts) ? mapping.texts[0] : mapping[name]
    return typeof value === 'number' ? String(value) : ''
  }
  const words = needed.words[Number(getColumn('direction') || -1)] ?? []
  const directions = toDirections(mapping.directions)
  return (
    <form
      className="mt-6 grid gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(mapping)
      }}
    >
      <h3 className="text-base font-semibold">{adminText.columnsHeading}</h3>
      <p role="alert" className="text-base wrap-anywhere">
        {adminText.columnsHint(needed.reason)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways with the keyboard */}
      <section className="overflow-x-auto border border-line" tabIndex={0} aria-label={adminText.firstRows}>
        <table className="w-full text-sm">
          <thead>
            <tr>
              {needed.columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                <th key={index} scope="col" className="px-2 py-1.5 text-left font-medium whitespace-nowrap">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {needed.sample.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
              <tr key={row} className="border-t border-line">
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity
                  <td key={index} className="px-2 py-1.5 whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="grid gap-4 sm:grid-cols-2">
        {COLUMNS.map((name) => (
          <SelectField
            key={name}
            name={`mapping.${name}`}
            label={adminText.columns[name]}
            value={getColumn(name)}
            onChange={(event) => {
              const { value } = event.currentTarget
              if (name === 'texts') set('texts', value === '' ? [] : [Number(value)])
              else if (name === 'direction' && value === '') setMapping({ ...mapping, direction: null, directions: {} })
              else set(name, value === '' ? null : Number(value))
            }}
          >
            <option value="">{adminText.none}</option>
            {needed.columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              <option key={index} value={index}>
                {column}
              </option>
            ))}
          </SelectField>
        ))}
        {words.map(({ word, label, direction }) => (
          <Choice
            key={word}
            name={`directions.${word}`}
            label={adminText.directionMeaning(label)}
            value={directions[word] ?? direction}
            options={adminText.directions}
            onChange={(_, value) => set('directions', setDirection(directions, word, value))}
          />
        ))}
        <Choice
          name="dateOrder"
          label={adminText.dateFormat}
          value={mapping.dateOrder}
          options={adminText.dateOrders}
          onChange={set}
        />
        <Choice
          name="decimal"
          label={adminText.decimalSeparator}
          value={mapping.decimal}
          options={adminText.decimalSeparators}
          onChange={set}
        />
        {getColumn('currency') === '' && (
          <Choice
            name="fixedCurrency"
            label={adminText.currencyForAllRows}
            value={mapping.fixedCurrency}
            options={Object.fromEntries(CURRENCY_CODES.map((code) => [code, code]))}
            onChange={set}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <AdminButton type="submit" look="primary" busy={isSending}>
          {isSending ? adminText.importing : adminText.importWithColumns}
        </AdminButton>
        <TextButton onClick={onCancel}>{adminText.cancel}</TextButton>
      </div>
    </form>
  )
}

type Directions = Readonly<Record<string, string>>

function toDirections(value: unknown): Directions {
  const entries = value && typeof value === 'object' ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function setDirection(directions: Directions, word: string, direction: string | null): Directions {
  const others = Object.entries(directions).filter(([name]) => name !== word)
  return Object.fromEntries(direction === null ? others : [...others, [word, direction]])
}

type ChoiceProps = {
  readonly name: string
  readonly label: string
  readonly value: unknown
  readonly options: Readonly<Record<string, string>>
  readonly onChange: (name: string, value: string | null) => void
}

function Choice({ name, label, value, options, onChange }: ChoiceProps) {
  return (
    <SelectField
      name={`mapping.${name}`}
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(name, event.currentTarget.value || null)}
    >
      <option value="">{adminText.choose}</option>
      {Object.entries(options).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

import type { FieldChange, ItemNumbering } from '#app/base/import-kind.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import type { FileError } from '#app/platform/files/file-row.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

type ImportItem = {
  readonly id: string
  readonly line: number
  readonly name: string
  /** The admin page of the item, if it has one. */
  readonly to?: string | null
  readonly changes: readonly FieldChange[]
  readonly errors: readonly FileError[]
  readonly notes: readonly string[]
  /** Names of images that the item lacks. */
  readonly missing?: readonly string[]
}

type ImportItemsProps = {
  readonly items: readonly ImportItem[]
  readonly unnamed: string
  /** Items are numbered by line or by file; null if no numbers are shown. */
  readonly place?: ItemNumbering | null
}

export function ImportItems({ items, unnamed, place = 'line' }: ImportItemsProps) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="p-4 md:px-5">
          <h3 className="text-base font-medium wrap-anywhere">
            {item.to ? <TextLink to={item.to}>{item.name || unnamed}</TextLink> : item.name || unnamed}
            {place && (
              <span className="ml-2 text-sm font-normal whitespace-nowrap text-ink-2">
                {adminText.places[place](item.line)}
              </span>
            )}
          </h3>
          {item.errors.length > 0 && (
            <ul className="mt-1 text-base text-danger">
              {item.errors.map(({ line, column, message }) => (
                <li key={`${line} ${column} ${message}`} className="wrap-anywhere">
                  <span aria-hidden="true">! </span>
                  {[place && adminText.errorPlaces[place](line), column].filter(Boolean).join(', ')}
                  {(place || column) && ': '}
                  {message}
                </li>
              ))}
            </ul>
          )}
          {item.notes.map((note) => (
            <p key={note} className="mt-1 text-sm wrap-anywhere text-ink-2">
              {note}
            </p>
          ))}
          {item.missing && item.missing.length > 0 && (
            <p className="mt-1 text-sm wrap-anywhere text-ink-2">{adminText.missingImages(item.missing.join(', '))}</p>
          )}
          {item.errors.length === 0 && <Changes changes={item.changes} />}
        </li>
      ))}
    </ul>
  )
}

function Changes({ changes }: Pick<ImportItem, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm md:grid-cols-[10rem_1fr]">
      {changes.map(({ field, from, to }) => (
        <div key={`${field} ${from} ${to}`} className="contents">
          <dt className="text-ink-2 max-md:mt-1">{field}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {from && (
              <>
                <del className={from.includes('\n') || to.includes('\n') ? 'block text-ink-2' : 'text-ink-2'}>
                  <span className="sr-only">{adminText.before} </span>
                  {from}
                </del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">{adminText.after} </span>
              </>
            )}
            {to || <span className="text-ink-2">{adminText.emptyValue}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { type FormEvent, type UIEvent, useId, useState } from 'react'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import type { BulkEdit } from '#app/catalog/bulk/bulk-edit.ts'
import { type BulkChoices, BulkFieldset, INITIAL_FIELDS, isComplete } from '#app/catalog/bulk/bulk-fields.tsx'
import type { BulkScope } from '#app/catalog/bulk/bulk-input.ts'
import { type BulkPreview, formatChanges, formatNames, type NamedGroup } from '#app/catalog/bulk/bulk-preview.ts'
import type { UnitPrices } from '#app/catalog/bulk/bulk-price.ts'
import { useBulkEdit } from '#app/catalog/bulk/use-bulk-edit.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type BulkDialogProps = {
  readonly kind: BulkEdit['kind']
  readonly open: boolean
  readonly scope: BulkScope
  readonly count: number
  readonly choices: BulkChoices
  readonly currency: CurrencyCode
  readonly onClose: () => void
  readonly onDone: () => void
}

export function BulkDialog({ kind, open, scope, count, choices, currency, onClose, onDone }: BulkDialogProps) {
  const titleId = useId()
  const [fields, setFields] = useState(INITIAL_FIELDS[kind])
  const edit = useBulkEdit(scope, open && isComplete(kind, fields) ? { kind, ...fields } : null, onDone)
  const { preview, isApplying, errors, failure } = edit
  const close = () => {
    if (!isApplying) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (preview && preview.changes > 0) edit.apply()
  }
  const formError = errors[''] ?? errors.id
  return (
    <Dialog open={open} onClose={close} labelledBy={titleId} className="bulk-dialog">
      <form className="bulk-form" onSubmit={submit}>
        <h2 id={titleId} className="px-6 pt-6 text-lg font-semibold">
          {adminText.bulkTitles[kind](count)}
        </h2>
        <div className="grid min-h-0 gap-5 overflow-y-auto px-6 py-4">
          {/* Changing a field now would request a new preview and discard the result of the running edit */}
          <div className="grid gap-5" inert={isApplying}>
            <BulkFieldset
              kind={kind}
              fields={fields}
              set={(change) => setFields({ ...fields, ...change })}
              errors={errors}
              choices={choices}
              currency={currency}
            />
          </div>
          <div
            aria-live="polite"
            aria-busy={edit.isLoading || undefined}
            className="min-h-24 border-t border-line pt-4"
          >
            {edit.isStale && <Notice className="mb-3">{adminText.bulkStale}</Notice>}
            {preview && <BulkPreviewView preview={preview} currency={currency} />}
            {edit.isLoading && <p className="text-base text-ink-2">{adminText.loadingPreview}</p>}
            {!preview && !edit.isLoading && !failure && !formError && (
              <p className="text-base text-ink-2">{adminText.bulkEmpty}</p>
            )}
          </div>
          {(failure ?? formError) && (
            <ErrorBanner>
              {failure ?? formError}{' '}
              {failure && !preview && (
                <TextButton look="danger" onClick={edit.retry}>
                  {adminText.tryAgain}
                </TextButton>
              )}
            </ErrorBanner>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 max-md:*:grow">
          <AdminButton onClick={close} disabled={isApplying}>
            {adminText.cancel}
          </AdminButton>
          <AdminButton type="submit" look="primary" busy={isApplying} disabled={!preview || preview.changes === 0}>
            {isApplying ? adminText.changing : preview ? adminText.changeProducts(preview.changes) : adminText.change}
          </AdminButton>
        </div>
      </form>
    </Dialog>
  )
}

function BulkPreviewView({ preview, currency }: { preview: BulkPreview; currency: CurrencyCode }) {
  const { changes, names, prices, skipped, failed, missing, warning } = preview
  return (
    <div className="grid gap-3">
      <p className="text-base font-medium">
        {formatChanges(changes)}
        {prices.length === 0 && changes > 0 && (
          <span className="block font-normal break-words text-ink-2">{formatNames(names, changes)}</span>
        )}
      </p>
      {warning && <Notice>{warning}</Notice>}
      {prices.length > 0 && <PriceTable prices={prices} currency={currency} />}
      <Groups title={adminText.cannotBeChanged} groups={failed} />
      <Groups title={adminText.unchanged} groups={skipped} />
      {missing > 0 && <p className="text-sm text-ink-2">{adminText.alreadyDeletedProducts(missing)}</p>}
    </div>
  )
}

function Groups({ title, groups }: { title: string; groups: readonly NamedGroup[] }) {
  if (groups.length === 0) return null
  return (
    <div className="text-sm">
      <p className="font-medium">{title}</p>
      <ul className="text-ink-2">
        {groups.map(({ reason, count, names }) => (
          <li key={reason} className="break-words">
            {adminText.productsByReason(reason, count, formatNames(names, count))}
          </li>
        ))}
      </ul>
    </div>
  )
}

const LINES = 'max-md:grid max-md:grid-cols-2'

const ROWS = 200
const GROW_BELOW_PX = 400

/** Renders more rows while scrolling, because there can be 10,000. */
function PriceTable({ prices, currency }: { prices: BulkPreview['prices']; currency: CurrencyCode }) {
  const [shown, setShown] = useState(ROWS)
  const grow = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    if (shown < prices.length && scrollHeight - scrollTop - clientHeight < GROW_BELOW_PX) setShown(shown + ROWS)
  }
  const formatAmount = (minor: number) => formatMoney(money(minor, currency))
  return (
    <section
      aria-label={adminText.priceChanges}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      className="max-h-64 overflow-y-auto border border-line"
      onScroll={grow}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{adminText.priceChangesTitle(prices.length)}</caption>
        <thead className="sticky top-0 bg-pearl text-left text-ink-2">
          <tr className={LINES}>
            <th className="px-3 py-1.5 font-medium max-md:sr-only" scope="col">
              {adminText.product}
            </th>
            <th className="px-3 py-1.5 text-right font-medium" scope="col">
              {adminText.priceNow}
            </th>
            <th className="px-3 py-1.5 text-right font-medium" scope="col">
              {adminText.priceNew}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.slice(0, shown).map(({ name, from, to }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list only grows at its end
            <tr key={index} className={`border-t border-line align-top ${LINES}`}>
              <th scope="row" className="px-3 py-1.5 text-left font-normal wrap-anywhere max-md:col-span-2 max-md:pb-0">
                {name}
              </th>
              <td className="px-3 py-1.5 text-right whitespace-nowrap text-ink-2">
                <Amounts prices={from} other={to} text={formatAmount} />
              </td>
              <td className="px-3 py-1.5 text-right font-medium whitespace-nowrap">
                <Amounts prices={to} other={from} text={formatAmount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type AmountsProps = { prices: UnitPrices; other: UnitPrices; text: (minor: number) => string }

function Amounts({ prices, other, text }: AmountsProps) {
  return (
    <>
      {prices.price !== other.price && <span className="block">{text(prices.price)}</span>}
      {prices.salePrice !== other.salePrice && (
        <span className="block">
          {prices.salePrice === null ? adminText.noSale : adminText.salePriceLabel(text(prices.salePrice))}
        </span>
      )}
    </>
  )
}

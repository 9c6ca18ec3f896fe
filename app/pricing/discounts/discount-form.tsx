import { useCallback, useMemo } from 'react'
import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { getCurrencySymbol } from '#app/base/money.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { listKeys } from '#app/lib/keys.ts'
import { type DiscountTerms, MAX_CODE_LENGTH } from '#app/pricing/discount.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { type DiscountDraft, type FormDiscount, generateCode, toDraft } from '#app/pricing/discounts/discount-draft.ts'
import { discountInput } from '#app/pricing/discounts/discount-input.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField, TextField, TimeField } from '#app/ui/admin/admin-field.tsx'
import { DraftForm } from '#app/ui/admin/draft-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useTimeZone } from '#app/ui/time-zone.tsx'

type DiscountFormProps = {
  readonly discount: FormDiscount | null
  readonly currency: CurrencyCode
  readonly result: FormResult<FormDiscount> | undefined
}

const getKindLabels = () =>
  ({ percent: adminText.percentage, amount: adminText.amount }) satisfies Record<DiscountTerms['kind'], string>
const KINDS = listKeys(getKindLabels())

const getMessages = () => ({
  saved: adminText.codeSaved,
  failed: () => adminText.codeNotSaved,
})

export function DiscountForm({ discount, currency, result }: DiscountFormProps) {
  const { zone } = useTimeZone()
  const form = useFormDraft<FormDiscount | null, DiscountDraft>({
    loaded: discount,
    result,
    schema: useMemo(() => discountInput(zone, currency), [zone, currency]),
    toDraft: useCallback((saved) => toDraft(saved, zone, currency), [zone, currency]),
    messages: getMessages(),
  })
  const { draft, set, field, base } = form
  const isPercent = draft.kind === 'percent'
  const symbol = getCurrencySymbol(currency)

  return (
    <DraftForm
      saveLabel={form.isGone ? adminText.saveAsNewCode : adminText.saveDiscountCode}
      creation={{ label: adminText.addCode, back: href('/admin/discounts') }}
      id="discount-form"
      failedTitle={adminText.thisCodeNotSaved}
      form={form}
      hidden={{ timeZone: zone }}
    >
      <div className="grid gap-4 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-8">
          <Panel>
            <div className="field-grid">
              <div className="flex flex-wrap items-start gap-x-4">
                <TextField
                  {...field('code')}
                  label={adminText.code}
                  required
                  isUrgent
                  maxLength={MAX_CODE_LENGTH}
                  autoCapitalize="characters"
                  spellCheck={false}
                  hint={adminText.codeHint}
                  className="w-full md:max-w-80"
                />
                {!base && (
                  <TextButton className="md:mt-7.5" onClick={() => set({ code: generateCode() })}>
                    {adminText.generate}
                    <span className="sr-only"> {adminText.spokenCode}</span>
                  </TextButton>
                )}
              </div>
              <div className="grid gap-4 sm:grid-cols-3">
                <SelectField
                  {...field('kind')}
                  label={adminText.type}
                  onChange={(event) => {
                    const kind = KINDS.find((known) => known === event.currentTarget.value)
                    if (kind) set({ kind, value: draft.value }) // clears the error on the value field
                  }}
                >
                  {KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {getKindLabels()[kind]}
                    </option>
                  ))}
                </SelectField>
                <TextField
                  {...field('value')}
                  label={isPercent ? adminText.percentageLabel : adminText.amountLabel(symbol)}
                  required
                  inputMode="decimal"
                  maxLength={40}
                  hint={isPercent ? adminText.percentageHint : adminText.amountHint}
                />
                <TextField
                  {...field('minimum')}
                  label={adminText.minimumLabel(symbol)}
                  inputMode="decimal"
                  maxLength={40}
                  hint={adminText.minimumHint}
                />
              </div>
            </div>
          </Panel>
          <SummaryPanel
            title={adminText.datesAndLimits}
            summary={listLimits(draft).join(' · ') || adminText.noLimits}
            startsOpen={base !== null && listLimits(draft).length > 0}
          >
            <div className="field-grid">
              <div className="grid gap-4 sm:grid-cols-2">
                <TimeField {...field('startsAt')} label={adminText.starts} hint={adminText.startsHint} />
                <TimeField {...field('endsAt')} label={adminText.ends} hint={adminText.endsHint} />
              </div>
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField
                  {...field('usageLimit')}
                  label={adminText.totalUses}
                  inputMode="numeric"
                  maxLength={20}
                  hint={adminText.totalUsesHint}
                />
                <TextField
                  {...field('customerLimit')}
                  label={adminText.usesPerCustomer}
                  inputMode="numeric"
                  maxLength={20}
                  hint={adminText.usesPerCustomerHint}
                />
              </div>
            </div>
          </SummaryPanel>
        </div>
        <Panel title={adminText.summary} className="self-start lg:col-span-4">
          <ul className="mb-3 grid gap-1 text-base">
            {listTerms(draft, isPercent ? (value) => `${value}%` : (value) => `${symbol}${value}`, symbol).map(
              (term) => (
                <li key={term}>{term}</li>
              ),
            )}
          </ul>
          {base && base.used > 0 && <p className="mb-3 text-base text-ink-2">{adminText.usedNote(base.used)}</p>}
          <SwitchField
            name="isActive"
            label={adminText.active}
            className="border-t border-line pt-2"
            checked={draft.isActive}
            onChange={(event) => set({ isActive: event.currentTarget.checked })}
            hint={adminText.activeHint}
          />
        </Panel>
      </div>
    </DraftForm>
  )
}

/** Lists the terms of the code in the form, one for each line. */
function listTerms(draft: DiscountDraft, formatValue: (value: string) => string, symbol: string): readonly string[] {
  return [
    draft.value ? adminText.off(formatValue(draft.value)) : adminText.offOnceEntered,
    ...(draft.minimum ? [adminText.onOrdersFrom(`${symbol}${draft.minimum}`)] : []),
    ...listLimits(draft),
  ]
}

function listLimits({ startsAt, endsAt, usageLimit, customerLimit }: DiscountDraft): readonly string[] {
  const limits = [
    startsAt && adminText.fromDay(formatDay(toDayText(startsAt))),
    endsAt && adminText.untilDay(formatDay(toDayText(endsAt))),
    usageLimit && adminText.upToUses(usageLimit),
    customerLimit && adminText.upToUsesEach(customerLimit),
  ]
  return limits.filter((limit) => limit !== '')
}

/** Returns '2026-12-31' for '2026-12-31T10:00'. */
function toDayText(moment: string): string {
  return moment.slice(0, moment.indexOf('T'))
}

import { useCallback, useMemo } from 'react'
import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { getCurrencySymbol } from '#app/base/money.ts'
import { listKeys } from '#app/lib/keys.ts'
import { type DiscountTerms, MAX_CODE_LENGTH } from '#app/pricing/discount.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { type DiscountDraft, type FormDiscount, generateCode, toDraft } from '#app/pricing/discounts/discount-draft.ts'
import { discountInput } from '#app/pricing/discounts/discount-input.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { DraftForm } from '#app/ui/admin/draft-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useTimeZone } from '#app/ui/time-zone.tsx'

type DiscountFormProps = {
  readonly discount: FormDiscount | null
  readonly currency: CurrencyCode
  readonly result: FormResult<FormDiscount> | undefined
}

const kindLabels = () =>
  ({ percent: adminText.percentage, amount: adminText.amount }) satisfies Record<DiscountTerms['kind'], string>
const KINDS = listKeys(kindLabels())

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
      <div className={`grid gap-4 lg:grid-cols-2`}>
        <Panel
          title={adminText.code}
          className="lg:col-span-2"
          action={
            <AdminButton onClick={() => set({ code: generateCode() })}>
              {adminText.generate}
              <span className="sr-only"> {adminText.spokenCode}</span>
            </AdminButton>
          }
        >
          <div className="field-grid lg:grid-cols-2 lg:gap-x-14">
            <TextField
              {...field('code')}
              label={adminText.code}
              required
              isUrgent
              maxLength={MAX_CODE_LENGTH}
              autoCapitalize="characters"
              spellCheck={false}
              hint={adminText.codeHint}
            />
            <SwitchField
              name="isActive"
              label={adminText.active}
              checked={draft.isActive}
              onChange={(event) => set({ isActive: event.currentTarget.checked })}
              hint={adminText.activeHint}
            />
          </div>
        </Panel>

        <Panel title={adminText.value}>
          <div className="field-grid">
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
                  {kindLabels()[kind]}
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
        </Panel>

        <Panel title={adminText.datesAndLimits}>
          <div className="field-grid">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...field('startsAt')}
                type="datetime-local"
                label={adminText.starts}
                hint={adminText.startsHint}
              />
              <TextField {...field('endsAt')} type="datetime-local" label={adminText.ends} hint={adminText.endsHint} />
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
            {base && base.used > 0 && <p className="text-base text-ink-2">{adminText.usedNote(base.used)}</p>}
          </div>
        </Panel>
      </div>
    </DraftForm>
  )
}

import { useCallback, useMemo, useState } from 'react'
import { Form, href } from 'react-router'
import { DISCOUNT_KINDS, MAX_CODE_LENGTH } from '#app/features/discounts/discount.ts'
import { type DiscountDraft, draftOf, type FormDiscount, generateCode } from '#app/features/discounts/discount-draft.ts'
import { discountInput } from '#app/features/discounts/discount-input.ts'
import { type StoreCurrency, symbolOf } from '#app/features/money/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useTimeZone } from '#app/ui/time-zone.tsx'

/** `isGone`: someone deleted it in the meantime; it can be saved as a new one. */
type DiscountResult = FormResult<FormDiscount> & { readonly isGone?: boolean }

type DiscountFormProps = {
  /** Null for a new one. */
  readonly discount: FormDiscount | null
  readonly currency: StoreCurrency
  readonly result: DiscountResult | undefined
}

const FORM = 'discount-form'

const KIND_LABELS = { percent: 'Percentage', amount: 'Amount' } as const

const MESSAGES = {
  saved: 'Discount code saved successfully!',
  failed: () => 'Failed to save discount code',
}

/** A discount code's form, for a new one and for one that is there. Everything typed is kept until it is saved or discarded. */
export function DiscountForm({ discount, currency, result }: DiscountFormProps) {
  const { zone } = useTimeZone()
  const form = useFormDraft<FormDiscount | null, DiscountDraft>({
    loaded: discount,
    result,
    schema: useMemo(() => discountInput(zone), [zone]),
    draftOf: useCallback((saved) => draftOf(saved, zone), [zone]),
    messages: MESSAGES,
  })
  const { draft, set, base, errors } = form
  const [isGone, setIsGone] = useState(false)
  if (result?.isGone && !isGone) setIsGone(true)
  const field = (name: Exclude<keyof DiscountDraft, 'isActive'>) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  })
  const isPercent = draft.kind === 'percent'
  const symbol = symbolOf(currency)

  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
      <input type="hidden" name="version" value={base?.version ?? ''} />
      <input type="hidden" name="timeZone" value={zone} />
      {isGone && <input type="hidden" name="asNew" value="yes" />}
      {form.summary && <ErrorSummary title="This discount code was not saved" errors={form.summary} />}

      <div
        className={`grid max-w-[1120px] gap-4 lg:grid-cols-2 ${form.summary ? 'mt-4' : ''}`}
        inert={form.isSaving} // once it is saved the list opens: what is typed now would be lost
      >
        <Panel
          title="Code"
          className="lg:col-span-2"
          action={
            <AdminButton onClick={() => set({ code: generateCode() })}>
              Generate<span className="sr-only"> a code</span>
            </AdminButton>
          }
        >
          <div className="field-grid lg:max-w-none lg:grid-cols-2 lg:gap-x-14">
            <TextField
              {...field('code')}
              label="Code"
              required
              isUrgent
              maxLength={MAX_CODE_LENGTH}
              autoCapitalize="characters"
              spellCheck={false}
              hint="What shoppers type, in any case: letters, digits and hyphens. It is kept in capitals."
            />
            <SwitchField
              name="isActive"
              label="Active"
              checked={draft.isActive}
              onChange={(event) => set({ isActive: event.currentTarget.checked })}
              hint="While it is off, shoppers are told that there is no such code."
            />
          </div>
        </Panel>

        <Panel title="What it takes off">
          <div className="field-grid">
            <SelectField
              {...field('kind')}
              label="Kind"
              onChange={(event) => {
                const kind = DISCOUNT_KINDS.find((known) => known === event.currentTarget.value)
                if (kind) set({ kind, value: draft.value }) // what was said of the value may no longer be true
              }}
            >
              {DISCOUNT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {KIND_LABELS[kind]}
                </option>
              ))}
            </SelectField>
            <TextField
              {...field('value')}
              label={isPercent ? 'Percentage (%)' : `Amount (${symbol})`}
              required
              inputMode="decimal"
              maxLength={40}
              hint={
                isPercent
                  ? 'Of what the items cost. Tax and delivery are worked out afterwards.'
                  : 'Converted for the dollars that are charged; never more than the items cost.'
              }
            />
            <TextField
              {...field('minimum')}
              label={`From items for (${symbol})`}
              inputMode="decimal"
              maxLength={40}
              hint="What the items have to cost before it. Empty: nothing."
            />
          </div>
        </Panel>

        <Panel title="When and how often">
          <div className="field-grid">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...field('startsAt')} type="datetime-local" label="From" hint="Empty: at once." />
              <TextField {...field('endsAt')} type="datetime-local" label="Until" hint="Empty: no end." />
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...field('usageLimit')}
                label="Uses in all"
                inputMode="numeric"
                maxLength={20}
                hint="Empty: no limit."
              />
              <TextField
                {...field('customerLimit')}
                label="Uses per customer"
                inputMode="numeric"
                maxLength={20}
                hint="By email. Empty: no limit."
              />
            </div>
            {base && base.used > 0 && (
              <p className="text-base text-ink-2">
                Used by {formatNumber(base.used)} {base.used === 1 ? 'order' : 'orders'}. They keep what they got:
                changes count for new orders only.
              </p>
            )}
          </div>
        </Panel>
      </div>

      <div className="mt-4 flex flex-wrap gap-3">
        <AdminButton type="submit" look="primary" busy={form.isSaving}>
          {form.isSaving ? 'Saving...' : isGone ? 'Save as a new code' : 'Save Discount Code'}
        </AdminButton>
        <AdminButtonLink to={href('/admin/discounts')}>Cancel</AdminButtonLink>
      </div>
    </Form>
  )
}

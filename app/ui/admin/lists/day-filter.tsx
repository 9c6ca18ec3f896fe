import { useEffect, useRef } from 'react'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { useDebounce } from '#app/ui/admin/use-debounce.ts'

const DELAY_MS = 700

export function DayFilter({ from, to }: { readonly from: string | null; readonly to: string | null }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-2 max-md:w-full">
      <DayField name="from" label={adminText.from} value={from ?? ''} />
      <DayField name="to" label={adminText.to} value={to ?? ''} />
      <p role="status" className="w-full text-sm text-danger empty:hidden">
        {from && to && from > to && adminText.daysReversed}
      </p>
    </div>
  )
}

/** Submits after a pause, since a half-typed year is already a valid date. */
function DayField({ name, label, value }: { name: 'from' | 'to'; label: string; value: string }) {
  const input = useRef<HTMLInputElement>(null)
  const debounce = useDebounce(DELAY_MS, () => {
    if (input.current?.validity.valid) input.current.form?.requestSubmit()
  })
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  return (
    <label className="flex min-w-0 gap-x-2 text-base text-ink-2 max-md:grow max-md:basis-32 max-md:flex-col md:items-center">
      {label}
      <input
        ref={input}
        type="date"
        name={name}
        min="2000-01-01"
        max="2099-12-31"
        defaultValue={value}
        className={`${BOX} min-w-0 text-ink max-lg:px-2 md:w-auto`}
        onChange={debounce.schedule}
      />
    </label>
  )
}

import { useEffect, useRef } from 'react'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { useDebounce } from '#app/ui/admin/use-debounce.ts'

const DELAY_MS = 700

/** From which day to which a list goes, in the store's time zone; null for no bound. Stands within `ListFilters`. */
export function DayFilter({ from, to }: { readonly from: string | null; readonly to: string | null }) {
  return (
    <div className="flex min-w-0 gap-2 max-md:w-full max-md:flex-wrap">
      <DayField name="from" label="From" value={from ?? ''} />
      <DayField name="to" label="To" value={to ?? ''} />
    </div>
  )
}

type DayFieldProps = {
  readonly name: 'from' | 'to'
  readonly label: string
  /** As it stands in the address; '' for none. */
  readonly value: string
}

/** Sent once no one typed for a moment: while a year is typed, it is another one. */
function DayField({ name, label, value }: DayFieldProps) {
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
        className={`${BOX} min-w-0 text-ink max-md:px-2 md:w-auto`}
        onChange={debounce.schedule}
      />
    </label>
  )
}

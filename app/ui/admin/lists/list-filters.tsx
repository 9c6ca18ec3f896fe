import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { useDebounce } from '#app/ui/admin/use-debounce.ts'

const DELAY_MS = 300

type ListFiltersProps = {
  /** Such as 'Products'. */
  readonly label: string
  readonly placeholder: string
  /** The search in the URL. */
  readonly q: string
  /** Other URL parameters to preserve, such as the sort order. */
  readonly keep?: readonly string[]
  /** The URL without filters; null while nothing is filtered. */
  readonly clear: string | null
  readonly children?: ReactNode
}

/**
 * The filters above a list. Their state is the URL, so that Back, reload and shared links work. Changes apply by
 * themselves, or with Enter without scripts.
 */
export function ListFilters({ label, placeholder, q, keep = ['sort', 'dir'], clear, children }: ListFiltersProps) {
  const [address] = useSearchParams()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText, settle] = useSearchText(q, () =>
    submit(form.current, { replace: q !== '', preventScrollReset: true }),
  )
  return (
    <Form
      ref={form}
      role="search"
      aria-label={label}
      className="flex min-w-0 flex-1 flex-wrap items-center gap-2"
      onSubmit={settle}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget, { preventScrollReset: true })
      }}
    >
      {keep.map((name) => {
        const value = address.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <input
        type="search"
        name="q"
        aria-label={`Search ${label.toLowerCase()}`}
        placeholder={placeholder}
        value={text}
        maxLength={100}
        className={`${BOX} text-ellipsis md:w-32 md:max-w-70 md:grow`}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {children}
      <noscript>
        <button type="submit" className="underline">
          Apply
        </button>
      </noscript>
      {clear && (
        <TextLink to={clear} className="md:px-2">
          Clear
        </TextLink>
      )}
    </Form>
  )
}

/** A filter; '' selects everything. */
export function FilterSelect({
  label,
  value,
  className = '',
  ...select
}: ComponentProps<'select'> & { label: string }) {
  return (
    <select
      key={String(value)} // follows the URL
      {...select}
      aria-label={label}
      defaultValue={value}
      className={`${BOX} min-w-0 max-md:flex-1 md:w-auto md:max-lg:max-w-40 ${className}`}
    />
  )
}

/**
 * A search text that is submitted after a pause in typing. A change of the URL replaces it; `settle` records that it
 * was submitted otherwise.
 */
function useSearchText(q: string, send: () => void): [text: string, type: (text: string) => void, settle: () => void] {
  const [text, setText] = useState(q)
  const [sent, setSent] = useState(q)
  const [seen, setSeen] = useState(q)
  const search = text.trim()
  const debounce = useDebounce(DELAY_MS, () => {
    if (search === sent) return
    setSent(search)
    send()
  })
  if (q !== seen) {
    setSeen(q)
    if (q !== sent) {
      setSent(q)
      setText(q)
    }
  }
  const type = (next: string) => {
    setText(next)
    debounce.schedule()
  }
  const settle = () => {
    setSent(search)
    debounce.cancel()
  }
  return [text, type, settle]
}

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { FieldProps } from '#app/content/homepage/sections/admin/section-field.tsx'
import { FieldGroup } from '#app/content/homepage/sections/admin/text-fields.tsx'
import {
  MAX_COUNTER,
  MAX_ENTRIES,
  MAX_PROMISE,
  PROMISE_SOURCES,
} from '#app/content/homepage/sections/section-fields.ts'
import { readFields } from '#app/lib/json.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type Entry = Readonly<Record<string, unknown>>
type EntriesProps = FieldProps & {
  readonly labels: (typeof adminText)['figures' | 'promises']
  readonly newEntry: Entry
  readonly children: (entry: Entry, set: (change: Entry) => void, at: number) => ReactNode
}

/** Edits a list of up to four entries, each with several text fields. */
function Entries({ labels, newEntry, children, ...props }: EntriesProps) {
  const { value, onChange } = props
  const entries = Array.isArray(value) ? value.map(readFields) : []
  return (
    <FieldGroup {...props}>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids
        <div key={at} className="grid gap-2 border border-line p-3">
          <div className="flex items-center justify-between">
            <p className="text-sm font-medium">{labels.title(at + 1)}</p>
            <button
              type="button"
              className="grid size-9 place-items-center hover:bg-mist max-md:size-11"
              aria-label={labels.remove(at + 1)}
              onClick={(event) => {
                event.currentTarget.closest('fieldset')?.focus()
                onChange(entries.toSpliced(at, 1))
              }}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </div>
          {children(entry, (change) => onChange(entries.with(at, { ...entry, ...change })), at)}
        </div>
      ))}
      {entries.length < MAX_ENTRIES && (
        <AdminButton className="justify-self-start" onClick={() => onChange([...entries, newEntry])}>
          {labels.add}
        </AdminButton>
      )}
    </FieldGroup>
  )
}

export function CounterFields(props: FieldProps) {
  return (
    <Entries {...props} labels={adminText.figures} newEntry={{ figure: '', label: '' }}>
      {(entry, set, at) => (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            form={UNSENT}
            name={`${props.name}.${at}.figure`}
            label={adminText.figure}
            maxLength={MAX_COUNTER.figure}
            value={String(entry.figure)}
            onChange={({ currentTarget }) => set({ figure: currentTarget.value })}
          />
          <TextField
            form={UNSENT}
            name={`${props.name}.${at}.label`}
            label={adminText.counterLabel}
            maxLength={MAX_COUNTER.label}
            value={String(entry.label)}
            onChange={({ currentTarget }) => set({ label: currentTarget.value })}
          />
        </div>
      )}
    </Entries>
  )
}

export function PromiseFields(props: FieldProps) {
  return (
    <Entries {...props} labels={adminText.promises} newEntry={{ from: 'text', title: '', text: '' }}>
      {(entry, set, at) => (
        <>
          <SelectField
            form={UNSENT}
            name={`${props.name}.${at}.from`}
            label={adminText.promiseFrom}
            value={String(entry.from)}
            onChange={({ currentTarget }) => set({ from: currentTarget.value })}
          >
            {PROMISE_SOURCES.map((from) => (
              <option key={from} value={from}>
                {adminText.promiseSources[from]}
              </option>
            ))}
          </SelectField>
          {entry.from !== 'text' && <p className="text-sm text-ink-2">{adminText.promiseHint}</p>}
          <TextField
            form={UNSENT}
            name={`${props.name}.${at}.title`}
            label={entry.from === 'text' ? adminText.title : adminText.fallbackTitle}
            maxLength={MAX_PROMISE.title}
            value={String(entry.title)}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
          <TextField
            form={UNSENT}
            name={`${props.name}.${at}.text`}
            label={entry.from === 'text' ? adminText.text : adminText.fallbackText}
            maxLength={MAX_PROMISE.text}
            value={String(entry.text)}
            onChange={({ currentTarget }) => set({ text: currentTarget.value })}
          />
        </>
      )}
    </Entries>
  )
}

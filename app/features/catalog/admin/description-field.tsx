import { type KeyboardEvent, useRef, useState } from 'react'
import type { ProductFormState } from '#app/features/catalog/admin/use-product-form.ts'
import { useLate } from '#app/lib/late.ts'
import { BOX, describedBy, FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'

const TABS = ['Write', 'Preview'] as const
type Tab = (typeof TABS)[number]

const HINT =
  'An empty line begins a paragraph. # heading · **bold** · *italic* · - list · 1. list · > quote · [words](https://…)'

const loadPreview = () => import('#app/features/catalog/admin/description-preview.tsx')

/** The long description: written as Markdown, and looked at as the shop shows it. */
export function DescriptionField({ form }: { form: ProductFormState }) {
  const [chosen, setChosen] = useState<Tab>('Write')
  const { part, hasFailed, want } = useLate(loadPreview)
  const list = useRef<HTMLDivElement>(null)
  const { error, ...field } = form.field('longDescription')
  const tab = error ? 'Write' : chosen // what is wrong is told where it can be mended
  const id = fieldId(field.name)

  const show = (next: Tab) => {
    setChosen(next)
    if (next === 'Preview') want()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: TABS[0], ArrowRight: TABS[1], Home: TABS[0], End: TABS[1] }[event.key]
    if (!next) return
    event.preventDefault()
    show(next)
    list.current?.querySelector<HTMLButtonElement>(`[data-tab=${next}]`)?.focus()
  }
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="text-base font-medium">
          Long description
        </label>
        <div ref={list} role="tablist" aria-label="Long description" className="flex gap-4" onKeyDown={onKeyDown}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`description-tab-${name}`}
              data-tab={name}
              aria-selected={name === tab}
              aria-controls={`description-${name}`}
              tabIndex={name === tab ? 0 : -1}
              className="form-tab"
              onClick={() => show(name)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <div id="description-Write" role="tabpanel" aria-labelledby="description-tab-Write" hidden={tab !== 'Write'}>
        <textarea
          {...field}
          id={id}
          rows={8}
          className={`${BOX} block`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: HINT, error })}
        />
        <FieldNotes id={id} hint={HINT} error={error} />
      </div>
      <div
        id="description-Preview"
        role="tabpanel"
        aria-labelledby="description-tab-Preview"
        hidden={tab !== 'Preview'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to focus in it takes the focus itself
        tabIndex={0}
        className="min-h-40 border border-line p-4 text-md"
      >
        <div className="max-w-[62ch] wrap-anywhere">
          {part && <part.DescriptionPreview text={form.draft.longDescription} />}
          {!part && (
            <p className="text-ink-2">{hasFailed ? 'The preview could not be loaded.' : 'Loading the preview...'}</p>
          )}
        </div>
      </div>
    </div>
  )
}

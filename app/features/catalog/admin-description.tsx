import { type KeyboardEvent, useRef, useState } from 'react'
import type { ProductFormState } from '#app/features/catalog/use-product-form.ts'
import { useLate } from '#app/lib/late.ts'
import { TextAreaField } from '#app/ui/admin/admin-field.tsx'

const TABS = ['Write', 'Preview'] as const
type Tab = (typeof TABS)[number]

const loadPreview = () => import('#app/features/catalog/admin-description-preview.tsx')

/** The long description: written as Markdown, and looked at as the shop shows it. */
export function AdminDescription({ form }: { form: ProductFormState }) {
  const [tab, setTab] = useState<Tab>('Write')
  const { part, hasFailed, want } = useLate(loadPreview)
  const list = useRef<HTMLDivElement>(null)
  const show = (next: Tab) => {
    setTab(next)
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
      <div ref={list} role="tablist" aria-label="Long description" className="mb-2 flex gap-4" onKeyDown={onKeyDown}>
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
      <div id="description-Write" role="tabpanel" aria-labelledby="description-tab-Write" hidden={tab !== 'Write'}>
        <TextAreaField
          {...form.field('longDescription')}
          label="Long description"
          rows={8}
          hint="An empty line begins a paragraph. **bold** · *italic* · # heading · - list · 1. list · > quote · [words](https://…)"
        />
      </div>
      <div
        id="description-Preview"
        role="tabpanel"
        aria-labelledby="description-tab-Preview"
        hidden={tab !== 'Preview'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to focus in it takes the focus itself
        tabIndex={0}
        className="min-h-40 max-w-[62ch] border border-line p-4 text-md break-words"
      >
        {part && <part.DescriptionPreview text={form.draft.longDescription} />}
        {!part && (
          <p className="text-ink-2">{hasFailed ? 'The preview could not be loaded.' : 'Loading the preview...'}</p>
        )}
      </div>
    </div>
  )
}

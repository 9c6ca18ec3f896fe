import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { fillGap, findGaps } from '#app/content/page-gaps.ts'
import { adminText } from '#app/content/pages/admin-text.ts'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

/**
 * Shows a field for each gap that the text had when it was opened, in order, so that they can be filled with the
 * keyboard. A filled field remains, so that the layout does not shift; after that, its text is edited in the page.
 */
export function GapFields({ body, onChange }: { body: string; onChange: (body: string) => void }) {
  const [gaps] = useState(() => findGaps(body))
  const [filled, setFilled] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  if (gaps.length === 0) return null

  function fill(index: number, typed: string): void {
    const gap = gaps[index]?.gap
    const value = typed.trim()
    if (!gap || !value || filled.has(index)) return
    const before = gaps.filter((other, at) => at < index && other.gap === gap && !filled.has(at)).length
    onChange(fillGap(body, gap, before, value))
    setFilled(new Set(filled).add(index))
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter') return
    event.preventDefault() // would publish the page
    const fields = [...(list.current?.querySelectorAll('input') ?? [])]
    fields[fields.indexOf(event.currentTarget) + 1]?.focus()
  }
  const left = findGaps(body).length
  return (
    <Panel
      title={adminText.toFillIn}
      action={
        <span className="text-sm text-ink-2">{left === 0 ? adminText.allFilledIn : adminText.gapsLeft(left)}</span>
      }
    >
      <ul ref={list} className="grid gap-4 md:grid-cols-2">
        {gaps.map(({ gap, start, line }, index) => {
          const name = gap.slice(1, -1)
          const choices = name.split(' / ')
          const choiceId = choices.length > 1 ? `${id}-${index}` : undefined
          return (
            <li key={start}>
              <TextField
                name={`gap.${index}`}
                form={UNSENT} // the value goes into the text
                label={name.charAt(0).toUpperCase() + name.slice(1)}
                hint={line}
                maxLength={200}
                list={choiceId}
                readOnly={filled.has(index)}
                onBlur={(event) => fill(index, event.currentTarget.value)}
                onKeyDown={onKeyDown}
              />
              {choiceId && (
                <datalist id={choiceId}>
                  {choices.map((choice) => (
                    <option key={choice} value={choice} />
                  ))}
                </datalist>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

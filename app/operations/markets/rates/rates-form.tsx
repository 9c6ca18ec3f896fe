import { useState } from 'react'
import { Form } from 'react-router'
import { formatDay } from '#app/lib/format/date.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { RateLine } from '#app/operations/markets/rates/rates-preview.ts'
import type { VersionedPreview } from '#app/operations/markets/rates/save-rates.server.ts'
import { describeRate } from '#app/operations/markets/typed-rate.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type RatesFormProps = { readonly preview: VersionedPreview; readonly isSaving: boolean }

/** Shows fetched rates next to the current ones. Large changes are not selected by default. */
export function RatesForm({ preview: { day, lines, unknown, version }, isSaving }: RatesFormProps) {
  const changed = lines.filter(({ isSame }) => !isSame)
  const [keys, setKeys] = useState(() => changed.filter(({ isLarge }) => !isLarge).map(({ key }) => key))
  const toggle = (key: string) =>
    setKeys(keys.includes(key) ? keys.filter((selected) => selected !== key) : [...keys, key])
  return (
    <Panel title={adminText.fetchedRatesDated(formatDay(day))}>
      {unknown.length > 0 && (
        <p className="mb-4 border-l-4 border-amber bg-amber-soft p-3 text-base">
          {adminText.notInFile(unknown.join(', '))}
        </p>
      )}
      {changed.length === 0 ? (
        <p className="text-base text-ink-2">{lines.length === 0 ? adminText.noneInFile : adminText.allInForce}</p>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="keys" value={keys.join(' ')} />
          <p className="mb-3 text-base text-ink-2">{adminText.fetchedHint}</p>
          <ul className="divide-y divide-line border-y border-line">
            {changed.map((line) => (
              <LineRow
                key={line.key}
                line={line}
                isChosen={keys.includes(line.key)}
                onToggle={() => toggle(line.key)}
              />
            ))}
          </ul>
          <AdminButton type="submit" look="primary" className="mt-4" busy={isSaving} disabled={keys.length === 0}>
            {isSaving ? adminText.saving : adminText.saveRates(keys.length)}
          </AdminButton>
        </Form>
      )}
    </Panel>
  )
}

type LineRowProps = { readonly line: RateLine; readonly isChosen: boolean; readonly onToggle: () => void }

function LineRow({ line, isChosen, onToggle }: LineRowProps) {
  const { market, from, currency, before, after, percent, isLarge } = line
  return (
    <li>
      <label className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 text-base tabular-nums hover:bg-pearl">
        <input type="checkbox" checked={isChosen} className="size-4 shrink-0 accent-plum" onChange={onToggle} />
        <span>
          <span className="font-medium">{describeRate(after, from, currency, before ?? after)}</span>
          <span className="block text-sm text-ink-2">
            {market} · {before ? adminText.now(describeRate(before, from, currency)) : adminText.noRateYet}
          </span>
        </span>
        <span className="text-right">
          {percent === null ? adminText.newRate : formatSigned(percent)}
          {isLarge && <span className="block text-sm text-amber">{adminText.largeChange}</span>}
        </span>
      </label>
    </li>
  )
}

/** Formats the change of prices in the currency, such as '+1.2%'. */
function formatSigned(percent: number): string {
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatNumber(Math.abs(percent), 1)}%`
}

import { href } from 'react-router'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { listRatesInForce } from '#app/operations/markets/rates/save-rates.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type RatesInForceProps = { readonly markets: Awaited<ReturnType<typeof listRatesInForce>> }

export function RatesInForce({ markets }: RatesInForceProps) {
  return (
    <Panel title={adminText.ratesInForce}>
      {markets.length === 0 && <p className="text-base text-ink-2">{adminText.noRatesNeeded}</p>}
      <ul className="divide-y divide-line">
        {markets.map(({ id, name, rates }) => (
          <li key={id} className="grid gap-x-4 gap-y-1 py-2 text-base md:grid-cols-[minmax(0,1fr)_auto]">
            <TextLink to={href('/admin/markets/edit/:id', { id })} className="self-start justify-self-start">
              {name}
            </TextLink>
            <ul className="tabular-nums md:text-end">
              {rates.map(({ currency, text }) => (
                <li key={currency} className={text ? '' : 'text-amber'}>
                  {text ?? adminText.noRateFor(currency)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

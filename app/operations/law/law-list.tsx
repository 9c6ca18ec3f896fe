import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { countryName } from '#app/base/countries.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { adminText } from '#app/operations/law/admin-text.ts'
import type { LawRow, LawState } from '#app/operations/law/law-rows.ts'
import { MAX_REASON } from '#app/operations/law/law-switch-input.ts'
import type { LawSource } from '#app/store/law-rules.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { Badge, type BadgeTone } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

/** The typed reason was rejected with this error. `rule` is '' if the error concerns the page. */
export type RejectedSwitch = { readonly rule: string; readonly reason: string; readonly error: string }

type LawListProps = { readonly rows: readonly LawRow[]; readonly rejected: RejectedSwitch | null }

/** The rules that a market of the store has, then the others, folded. */
export function LawList({ rows, rejected }: LawListProps) {
  const own = rows.filter(({ state }) => state !== 'elsewhere')
  const others = rows.filter(({ state }) => state === 'elsewhere')
  return (
    <>
      {own.length === 0 && <p className="text-base text-ink-2">{adminText.noRules}</p>}
      <RuleRows rows={own} rejected={rejected} />
      {others.length > 0 && (
        <details className="mt-4 border-t border-line pt-4" open={own.length === 0}>
          <summary className="min-h-9 items-center text-base font-medium max-md:min-h-11">
            {adminText.rulesOfOtherCountries(others.length)}
          </summary>
          <RuleRows rows={others} rejected={rejected} />
        </details>
      )}
    </>
  )
}

function RuleRows({ rows, rejected }: LawListProps) {
  return (
    <ul className="grid gap-5">
      {rows.map((row, index) => (
        <li key={row.id} className={index > 0 ? 'border-t border-line pt-5' : ''}>
          <Rule row={row} rejected={rejected?.rule === row.id ? rejected : null} />
        </li>
      ))}
    </ul>
  )
}

const LOOKS: Readonly<Record<LawState, { readonly glyph: string; readonly tone: BadgeTone }>> = {
  missing: { glyph: '!', tone: 'danger' },
  advice: { glyph: '!', tone: 'amber' },
  met: { glyph: '●', tone: 'moss' },
  yours: { glyph: '◐', tone: 'amber' },
  off: { glyph: '○', tone: 'quiet' },
  elsewhere: { glyph: '–', tone: 'faint' },
}

type RuleProps = { readonly row: LawRow; readonly rejected: RejectedSwitch | null }

function Rule({ row, rejected }: RuleProps) {
  const { id, name, requires, sources, exemption, markets, missing, off, state } = row
  const heading = useRef<HTMLHeadingElement>(null)
  const isOff = off !== null
  const wasOff = useRef(isOff)
  useEffect(() => {
    if (wasOff.current === isOff) return
    wasOff.current = isOff
    heading.current?.focus({ preventScroll: true }) // the pressed button is gone
  }, [isOff])
  return (
    <section id={`rule-${id}`} aria-labelledby={`rule-${id}-name`} className="grid scroll-mt-16 gap-2 text-base">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 ref={heading} id={`rule-${id}-name`} tabIndex={-1} className="font-semibold outline-offset-4">
          {name}
        </h3>
        <Badge {...LOOKS[state]}>{adminText.states[state]}</Badge>
      </div>
      <p className="max-w-[72ch]">{requires}</p>
      {markets.length > 0 && (
        <p className="text-ink-2">{adminText.appliesIn(markets.map((market) => market.name).join(', '))}</p>
      )}
      {missing.length > 0 && (
        <ul className="grid gap-1">
          {missing.map(({ text, to, action, markets: names }) => (
            <li key={text} className="max-md:py-1">
              {names.length > 0 && `${names.join(', ')}: `}
              {text}{' '}
              <Link to={to} className="text-link">
                {action}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {state === 'yours' && <p>{adminText.checkYourself}</p>}
      <Sources sources={sources} />
      {exemption && !off && <Exemption id={id} name={name} {...exemption} />}
      {off ? <SwitchOn id={id} name={name} off={off} /> : <SwitchOff id={id} name={name} rejected={rejected} />}
    </section>
  )
}

function Sources({ sources }: { readonly sources: readonly LawSource[] }) {
  return (
    <ul className="grid gap-0.5 text-sm text-ink-2">
      {sources.map(({ source, countries, since }) => (
        <li key={source.name} className="max-md:py-1">
          {countries.map((code) => countryName(code)).join(', ')}:{' '}
          <a href={source.url} target="_blank" rel="noreferrer" className="text-link">
            {source.name}
          </a>
          {adminText.since} <time dateTime={since}>{formatDay(since)}</time>
        </li>
      ))}
    </ul>
  )
}

type SwitchProps = Pick<LawRow, 'id' | 'name'>

function Exemption({ id, name, text, reason }: SwitchProps & NonNullable<LawRow['exemption']>) {
  return (
    <details>
      <summary className="text-button w-max max-w-full">
        {adminText.whoIsExempt} <span className="sr-only">{adminText.exemptFrom(name)}</span>
      </summary>
      <SwitchForm>
        <p className="max-w-[72ch]">{text}</p>
        <input type="hidden" name="intent" value="off" />
        <input type="hidden" name="rule" value={id} />
        <input type="hidden" name="reason" value={reason} />
        <SubmitButton>{adminText.myStoreIsExempt}</SubmitButton>
      </SwitchForm>
    </details>
  )
}

function SwitchOff({ id, name, rejected }: SwitchProps & Pick<RuleProps, 'rejected'>) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!rejected || !details.current) return
    details.current.open = true
    details.current.querySelector('textarea')?.focus()
  }, [rejected])
  return (
    <details ref={details} open={rejected !== null}>
      <summary className="text-button w-max max-w-full">
        {adminText.switchOff} <span className="sr-only">{name}</span>
      </summary>
      <SwitchForm>
        <input type="hidden" name="intent" value="off" />
        <input type="hidden" name="rule" value={id} />
        <TextAreaField
          name="reason"
          id={`field-reason-${id}`}
          label={adminText.reason}
          required
          rows={2}
          maxLength={MAX_REASON}
          defaultValue={rejected?.reason}
          error={rejected?.error}
          className="max-w-xl"
          hint={adminText.reasonHint}
        />
        <SubmitButton>
          {adminText.switchOff} <span className="sr-only">{name}</span>
        </SubmitButton>
      </SwitchForm>
    </details>
  )
}

function SwitchOn({ id, name, off }: SwitchProps & { readonly off: NonNullable<LawRow['off']> }) {
  return (
    <>
      <p className="max-w-[72ch] border-s-2 border-edge ps-3 wrap-anywhere">
        “{off.reason}”
        <span className="block text-sm text-ink-2">
          {adminText.switchedOffBy(off.staffName)} <LocalTime at={off.createdAt} />
        </span>
      </p>
      <SwitchForm>
        <input type="hidden" name="intent" value="on" />
        <input type="hidden" name="rule" value={id} />
        <SubmitButton>
          {adminText.switchOn} <span className="sr-only">{name}</span>
        </SubmitButton>
      </SwitchForm>
    </>
  )
}

function SwitchForm({ children }: { readonly children: ReactNode }) {
  return (
    <Form method="post" noValidate preventScrollReset className="grid justify-items-start gap-3">
      {children}
    </Form>
  )
}

function SubmitButton({ children }: { readonly children: ReactNode }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <AdminButton type="submit" busy={isBusy}>
      {children}
    </AdminButton>
  )
}

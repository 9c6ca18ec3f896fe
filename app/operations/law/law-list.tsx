import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { countryName } from '#app/base/countries.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { adminText } from '#app/operations/law/admin-text.ts'
import type { LawRow, LawState } from '#app/operations/law/law-rows.ts'
import { MAX_REASON_LENGTH } from '#app/operations/law/law-switch-input.ts'
import type { LawSource } from '#app/store/law-rules.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { openContainingDetails } from '#app/ui/admin/open-details.ts'
import { Badge, type BadgeTone } from '#app/ui/admin/status-badge.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

/** A reason that staff typed and that was rejected, with the error. `rule` is '' if the error concerns the page. */
export type RejectedSwitch = { readonly rule: string; readonly reason: string; readonly error: string }

type LawListProps = {
  readonly rows: readonly LawRow[]
  /** False if the store has one market, whose name would be the same in every row. */
  readonly namesMarkets: boolean
  readonly rejected: RejectedSwitch | null
}

/** Lists the rules for the store's markets as rows. Rules that are met and rules of other countries are collapsed. */
export function LawList({ rows, ...common }: LawListProps) {
  useFocusSwitched(rows)
  const inState = (state: LawState) => rows.filter((row) => row.state === state)
  const [met, others] = [inState('met'), inState('elsewhere')]
  return (
    <>
      {rows.length === others.length && <p className="text-base text-ink-2">{adminText.noRules}</p>}
      {SHOWN_STATES.map((state) => (
        <StateRows key={state} state={state} rows={inState(state)} {...common} />
      ))}
      <CollapsedRows title={adminText.metRules(met.length)} rows={met} {...common} />
      <CollapsedRows title={adminText.rulesOfOtherCountries(others.length)} rows={others} {...common} />
    </>
  )
}

const SHOWN_STATES = ['missing', 'advice', 'yours', 'off'] as const

function StateRows({ state, rows, ...common }: LawListProps & { readonly state: ShownState }) {
  if (rows.length === 0) return null
  return (
    <div className="mt-5 first:mt-0">
      <h3 className="border-b border-line pb-2 text-base font-semibold">
        <Badge {...LOOKS[state]}>{adminText.states[state]}</Badge>{' '}
        <span className="font-normal text-ink-2 tabular-nums">{groupByPage(rows).length}</span>
      </h3>
      <RuleRows rows={rows} {...common} />
    </div>
  )
}

function CollapsedRows({ title, rows, ...common }: LawListProps & { readonly title: string }) {
  if (rows.length === 0) return null
  return (
    <div className="border-t border-line">
      <SummaryRow title={title} startsOpen={rows.some(({ id }) => id === common.rejected?.rule)}>
        <RuleRows rows={rows} {...common} />
      </SummaryRow>
    </div>
  )
}

function RuleRows({ rows, ...common }: LawListProps) {
  return (
    <ul>
      {groupByPage(rows).map((rules) => (
        <li key={rules[0].id} className="border-b border-line last:border-0">
          <Rules rules={rules} {...common} />
        </li>
      ))}
    </ul>
  )
}

type RuleGroup = readonly [LawRow, ...LawRow[]]

/** Groups rules whose only gap is the same missing page. */
function groupByPage(rows: readonly LawRow[]): readonly RuleGroup[] {
  const groups = Map.groupBy(rows, ({ id, missing }) => (missing.length === 1 && missing[0]?.policy) || id)
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []))
}

/**
 * Opens and focuses a rule after it was switched off or on, because the pressed button is gone and the rule may have
 * moved to a different group.
 */
function useFocusSwitched(rows: readonly LawRow[]): void {
  const last = useRef(rows)
  useEffect(() => {
    const wasOff = new Map(last.current.map(({ id, off }) => [id, off !== null]))
    last.current = rows
    const switched = rows.find(({ id, off }) => wasOff.get(id) !== (off !== null))
    const rule = switched && document.getElementById(`rule-${switched.id}`)
    if (!rule) return
    openContainingDetails(rule)
    rule.closest('details')?.querySelector('summary')?.focus({ preventScroll: true })
  }, [rows])
}

/** The columns of a row: its name, markets, action and icon. */
const COLUMNS = 'grid gap-x-4 max-md:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[auto_minmax(0,1fr)_15rem_1rem]'

type ShownState = (typeof SHOWN_STATES)[number]

const LOOKS: Readonly<Record<ShownState, { readonly glyph: string; readonly tone: BadgeTone }>> = {
  missing: { glyph: '!', tone: 'danger' },
  advice: { glyph: '!', tone: 'amber' },
  yours: { glyph: '◐', tone: 'amber' },
  off: { glyph: '○', tone: 'quiet' },
}

type RulesProps = Omit<LawListProps, 'rows'> & { readonly rules: RuleGroup }

/** A row for a rule, or for several rules that require the same missing page. */
function Rules({ rules, namesMarkets, rejected }: RulesProps) {
  const [{ id, missing }] = rules
  const [gap] = missing
  const name = rules.map((rule) => rule.name).join(' · ')
  const markets = new Set(rules.flatMap((rule) => rule.markets.map((market) => market.name)))
  const action = gap && (
    <Link to={gap.to} className="text-link">
      {gap.action} <span className="sr-only">{adminText.actionFor(name)}</span>
    </Link>
  )
  return (
    <section aria-labelledby={`rule-${id}-name`} className="relative text-base">
      <details open={rules.some((rule) => rule.id === rejected?.rule)} className="group/rule">
        <summary className={`${COLUMNS} min-h-11 content-start items-start py-2.5`}>
          <h4 id={`rule-${id}-name`} className="font-medium">
            {name}
          </h4>
          {namesMarkets && (
            <span className="text-sm text-ink-2 max-md:col-start-1 md:self-center">
              {adminText.marketNames([...markets])}
            </span>
          )}
          <ChevronDown
            className="row-start-1 size-4 self-center justify-self-end group-open/rule:rotate-180 max-md:col-start-2 md:col-start-4"
            aria-hidden="true"
          />
          {gap && !gap.policy && (
            <span className="text-sm text-ink-2 col-span-2 col-start-1 md:row-start-2">{gap.text}</span>
          )}
        </summary>
        {rules.map((row) => (
          <Rule
            key={row.id}
            row={row}
            namesMarkets={namesMarkets}
            rejected={rejected?.rule === row.id ? rejected : null}
            isNamed={rules.length > 1}
          />
        ))}
      </details>
      {action && (
        <p className="max-md:-mt-2 max-md:min-h-11 max-md:content-center md:absolute md:end-8 md:top-2.5 md:w-60 md:text-end">
          {action}
        </p>
      )}
    </section>
  )
}

type RuleProps = Omit<RulesProps, 'rules'> & { readonly row: LawRow; readonly isNamed: boolean }

function Rule({ row, namesMarkets, rejected, isNamed }: RuleProps) {
  const { id, name, requires, sources, exemption, markets, missing, off, state } = row
  const marketNames = markets.map((market) => market.name).join(', ')
  return (
    <div id={`rule-${id}`} className="grid scroll-mt-16 gap-2 pb-4">
      {isNamed && <h5 className="font-medium">{name}</h5>}
      <p className="max-w-[72ch]">{requires}</p>
      {namesMarkets && markets.length > 0 && <p className="text-ink-2">{adminText.appliesIn(marketNames)}</p>}
      {(missing.length > 1 || missing.some(({ markets: names }) => names.length > 0)) && (
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
    </div>
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
    openContainingDetails(details.current)
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
          maxLength={MAX_REASON_LENGTH}
          defaultValue={rejected?.reason}
          error={rejected?.error}
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

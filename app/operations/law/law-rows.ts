import {
  isBlocking,
  type LawFacts,
  type LawFinding,
  type LawMarket,
  listLawFindings,
} from '#app/operations/law/law-checks.ts'
import {
  appliesIn,
  LAW_RULE_IDS,
  LAW_RULES,
  type LawRuleId,
  type LawSource,
  listSources,
} from '#app/store/law-rules.ts'
import { getRuleText, type RuleText } from '#app/store/staff-labels.ts'

/** A rule that the owner switched off. */
type LawSwitch = {
  readonly rule: LawRuleId
  readonly reason: string
  readonly createdAt: Date
  readonly staffName: string | null
}

/**
 * The states in the order of the list. 'advice': a gap that does not keep a market closed. 'yours': only the owner can
 * check the rule. 'elsewhere': the rule applies to none of the store's markets.
 */
const LAW_STATES = ['missing', 'advice', 'yours', 'met', 'off', 'elsewhere'] as const
export type LawState = (typeof LAW_STATES)[number]

export type LawRow = {
  readonly id: LawRuleId
  readonly name: string
  readonly requires: string
  readonly sources: readonly LawSource[]
  readonly exemption: RuleText['exemption'] | null
  readonly state: LawState
  /** The markets to which the rule applies. */
  readonly markets: readonly Pick<LawMarket, 'id' | 'name'>[]
  readonly missing: readonly LawRowGap[]
  readonly off: Omit<LawSwitch, 'rule'> | null
}

/**
 * `markets` contains the names of the markets with the gap. It is empty if all markets to which the rule applies have
 * the gap.
 */
export type LawRowGap = Pick<LawFinding, 'text' | 'to' | 'action' | 'policy'> & { readonly markets: readonly string[] }

type Law = { readonly facts: LawFacts; readonly markets: readonly LawMarket[] }

/** Rules that need attention come first; within a state, `LAW_RULE_IDS` sets the order. Includes draft markets. */
export function listLawRows({ facts, markets }: Law, switches: readonly LawSwitch[]): readonly LawRow[] {
  const findings = markets.flatMap((market) =>
    listLawFindings(market, facts).map((finding) => ({ ...finding, market: market.name })),
  )
  const rows = LAW_RULE_IDS.map((id): LawRow => {
    const { name, requires, exemption = null } = getRuleText(id)
    const ruleMarkets = markets.filter(({ countries }) => appliesIn(id, { countries }))
    const missing = listGaps(
      findings.filter(({ rule }) => rule === id),
      ruleMarkets.length,
    )
    const off = switches.find(({ rule }) => rule === id)
    return {
      id,
      name,
      requires,
      exemption,
      missing,
      sources: listSources(id),
      markets: ruleMarkets.map((market) => ({ id: market.id, name: market.name })),
      off: off ? { reason: off.reason, createdAt: off.createdAt, staffName: off.staffName } : null,
      state: getState({
        isOff: off !== undefined,
        isApplicable: ruleMarkets.length > 0,
        hasGaps: missing.length > 0,
        id,
      }),
    }
  })
  return LAW_STATES.flatMap((state) => rows.filter((row) => row.state === state))
}

type StateFacts = {
  readonly isOff: boolean
  readonly isApplicable: boolean
  readonly hasGaps: boolean
  readonly id: LawRuleId
}

function getState({ isOff, isApplicable, hasGaps, id }: StateFacts): LawState {
  if (isOff) return 'off'
  if (!isApplicable) return 'elsewhere'
  if (hasGaps) return isBlocking(id) ? 'missing' : 'advice'
  return LAW_RULES[id].metBy === 'owner' ? 'yours' : 'met'
}

/** Merges gaps with the same text in several markets. */
function listGaps(
  findings: readonly (LawFinding & { readonly market: string })[],
  marketCount: number,
): readonly LawRowGap[] {
  const texts = new Set(findings.map(({ text }) => text))
  return [...texts].flatMap((text) => {
    const same = findings.filter((finding) => finding.text === text)
    const [first] = same
    if (!first) return []
    const markets = same.length === marketCount ? [] : same.map(({ market }) => market)
    return [{ text, to: first.to, action: first.action, policy: first.policy, markets }]
  })
}

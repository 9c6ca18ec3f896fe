import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { type ESTree, parseSync, Visitor } from 'vite'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#app/orders/order-status.ts'
import { findOriginalNames, getOriginalName, getProperty, type OriginalNames } from '#tools/lint/original-names.ts'

// Checks that only app/orders/order-status.ts compares an order status or payment status with a literal. Other code
// uses its predicates, and SQL uses the predicates of orders.table.ts. Part of `npm run check`.

type StatusError = { readonly file: string; readonly line: number; readonly problem: string }

const STATUS_FILE = 'app/orders/order-status.ts'

/** Payments, reviews and imports can also be 'pending'. */
const NOT_PENDING = ORDER_STATUSES.filter((status) => status !== 'pending')

/** The literals that a status must not be compared with, by the name of the variable or property that holds it. */
const COMPARED: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['paymentStatus', PAYMENT_STATUSES],
  ['status', NOT_PENDING],
  ['orderStatus', NOT_PENDING],
  ['from', NOT_PENDING],
  ['to', NOT_PENDING],
])

/** Names of variables that hold an order, whose property `status` must not be compared with 'pending' either. */
const ORDERS: ReadonlySet<string> = new Set(['order', 'orders', 'o'])

const OPERATORS: ReadonlySet<string> = new Set(['===', '!==', '==', '!='])
/** Drizzle's functions that compare a column. */
const CONDITIONS: ReadonlySet<string> = new Set(['eq', 'ne', 'inArray', 'notInArray'])
/** Methods of arrays and sets that look for a value. */
const SEARCHES: ReadonlySet<string> = new Set(['includes', 'has', 'indexOf'])

const SQL_OPERATOR = String.raw`['"]?\s*(?:=|<>|!=|\b(?:not )?in\b)\s*\(?\s*`
const SQL_LITERALS = String.raw`('[a-z_]+'(?:,\s*'[a-z_]+')*)`
/** The part of a comparison that follows a placeholder. */
const SQL_COMPARISON = new RegExp(`^${SQL_OPERATOR}(?:${SQL_LITERALS}|$)`)
const SQL_COLUMN = new RegExp(String.raw`\b(?:(\w+)\.)?(\w+)${SQL_OPERATOR}${SQL_LITERALS}`, 'g')

/** Returns the forbidden comparisons in files, which are keyed by path. */
export function checkOrderStatuses(sources: ReadonlyMap<string, string>): readonly StatusError[] {
  return [...sources].flatMap(([file, source]) => (file === STATUS_FILE ? [] : findComparisons(file, source)))
}

function findComparisons(file: string, source: string): readonly StatusError[] {
  if (![...COMPARED.values()].flat().some((status) => source.includes(`'${status}'`))) return []
  const { program } = parseSync(file, source)
  const names = findNames(program)
  const found = new Map<number, string>() // keyed by position
  const add = ({ start, end }: ESTree.Span) => {
    found.set(start, source.slice(start, end))
  }
  const isCompared = (status: ESTree.Node | undefined, other: ESTree.Node | null | undefined) =>
    includesAny(listCompared(status, names), listLiterals(other, names))
  new Visitor({
    BinaryExpression(node) {
      const { left, right, operator } = node
      if (OPERATORS.has(operator) && (isCompared(left, right) || isCompared(right, left))) add(node)
    },
    SwitchStatement({ discriminant, cases }) {
      for (const each of cases) if (isCompared(discriminant, each.test)) add(each)
    },
    CallExpression(node) {
      const { callee, arguments: args } = node
      const isSearch = callee.type === 'MemberExpression' && SEARCHES.has(getProperty(callee))
      if (isSearch && isCompared(args[0], callee.object)) add(node)
      const isCondition = CONDITIONS.has(getOriginalName(callee, names.originals))
      if (isCondition && isCompared(args[0], args[1])) add(node)
    },
    TaggedTemplateExpression({ quasi: { quasis, expressions } }) {
      for (const [index, { start, value }] of quasis.entries()) {
        const column = listCompared(expressions[index - 1], names)
        const [text, literals] = SQL_COMPARISON.exec(value.raw) ?? []
        const others = literals ? splitLiterals(literals) : listLiterals(expressions[index], names)
        if (text !== undefined && includesAny(column, others)) add({ start, end: start + text.length })
        for (const { 0: match, 1: table, 2: name = '', 3: list = '', index: at } of value.raw.matchAll(SQL_COLUMN)) {
          const isFound = includesAny(listComparedColumn(table, name), splitLiterals(list))
          if (isFound) add({ start: start + at, end: start + at + match.length })
        }
      }
    },
  }).visit(program)
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([index, text]) => ({
      file,
      line: source.slice(0, index).split('\n').length,
      problem: `${text.replace(/\s+/g, ' ').slice(0, 80)}: use a predicate of ${STATUS_FILE}`,
    }))
}

/** Names in a file, ignoring scope: original names of imports, names of statuses, and names of lists of literals. */
type Names = {
  readonly originals: OriginalNames
  readonly statuses: Map<string, readonly string[]>
  readonly lists: Map<string, readonly string[]>
}

function findNames(program: ESTree.Program): Names {
  const names: Names = { originals: findOriginalNames(program), statuses: new Map(), lists: new Map() }
  new Visitor({
    ObjectPattern({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        const { key, value } = property
        const local = value.type === 'AssignmentPattern' ? value.left : value
        const compared = COMPARED.get(key.name)
        if (compared && local.type === 'Identifier') names.statuses.set(local.name, compared)
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init) return
      const compared = init.type === 'MemberExpression' ? listCompared(init, names) : []
      if (compared.length > 0) names.statuses.set(id.name, compared)
      const literals = init.type === 'Literal' ? [] : listLiterals(init, names)
      if (literals.length > 0) names.lists.set(id.name, literals)
    },
  }).visit(program)
  return names
}

/** Returns the literals that an expression must not be compared with. */
function listCompared(node: ESTree.Node | undefined, names: Names): readonly string[] {
  if (node?.type === 'Identifier') return names.statuses.get(node.name) ?? COMPARED.get(node.name) ?? []
  if (node?.type === 'MemberExpression') {
    const property = getProperty(node)
    const isOrder = ORDERS.has(getOriginalName(node.object, names.originals))
    return property === 'status' && isOrder ? ORDER_STATUSES : (COMPARED.get(property) ?? [])
  }
  return node && 'expression' in node && typeof node.expression === 'object' ? listCompared(node.expression, names) : []
}

/** Returns the literals in an expression: the expression itself, or the elements of an array or set. */
function listLiterals(node: ESTree.Node | null | undefined, names: Names): readonly string[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node?.type === 'Identifier') return names.lists.get(node.name) ?? []
  if (node?.type === 'ArrayExpression') return node.elements.flatMap((element) => listLiterals(element, names))
  if (node?.type === 'NewExpression') return node.arguments.flatMap((element) => listLiterals(element, names))
  return node && 'expression' in node && typeof node.expression === 'object' ? listLiterals(node.expression, names) : []
}

function listComparedColumn(table: string | undefined, name: string): readonly string[] {
  if (name === 'status' && table !== undefined && ORDERS.has(table)) return ORDER_STATUSES
  return COMPARED.get(name === 'payment_status' ? 'paymentStatus' : name) ?? []
}

function includesAny(compared: readonly string[], literals: readonly string[]): boolean {
  return literals.some((literal) => compared.includes(literal))
}

function splitLiterals(list: string): readonly string[] {
  return list.split(',').map((literal) => literal.trim().slice(1, -1))
}

function run(): void {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const errors = checkOrderStatuses(sources)
  for (const { file, line, problem } of errors) process.stdout.write(`${file}:${line} ${problem}\n`)
  process.stdout.write(`Comparisons with an order status: ${errors.length}.\n`)
  if (errors.length > 0) process.exitCode = 1
}

if (import.meta.main) run()

import { type ESTree, parseSync, Visitor } from 'vite'

/** A range in a file, and the code that replaces it. Offsets count UTF-16 code units, as in JavaScript strings. */
export type Site = { readonly start: number; readonly end: number; readonly replacement: string }

const OPERATORS: Readonly<Record<string, string | undefined>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}
/** Functions from Drizzle, arrays, Math and zod, with their opposites. */
const FUNCTIONS: Readonly<Record<string, string | undefined>> = {
  eq: 'ne',
  ne: 'eq',
  gt: 'gte',
  gte: 'gt',
  lt: 'lte',
  lte: 'lt',
  and: 'or',
  or: 'and',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}
/** Calls that no test should depend on: logging, and limits that choose one of several equal rows. */
const IRRELEVANT_CALL = /^(log|console|say)\b|\.limit$/
/** Constants whose exact value no test should require: waits, and limits that protect the server. */
const IRRELEVANT_NUMBER = /^(MAX|MIN)_|_(MS|BYTES)$/

/**
 * Returns every site in TypeScript code where changing an operator, number, condition or function would cause a defect.
 */
export function findSites(path: string, source: string): Site[] {
  const sites: Site[] = []
  const skipped: { readonly start: number; readonly end: number }[] = []
  const add = (start: number, end: number, replacement: string) => sites.push({ start, end, replacement })
  const skip = (node: ESTree.Node) => void skipped.push(node)
  const getCode = ({ start, end }: ESTree.Node) => source.slice(start, end)
  const isText = ({ type, ...node }: ESTree.Node) =>
    type === 'TemplateLiteral' || (type === 'Literal' && 'value' in node && typeof node.value === 'string')

  const visitOperation = ({ left, right, operator }: ESTree.BinaryExpression | ESTree.LogicalExpression) => {
    const swapped = OPERATORS[operator]
    if (!swapped || isText(left) || isText(right)) return
    const start = source.indexOf(operator, left.end)
    add(start, start + operator.length, swapped)
  }
  const visitCondition = ({ test }: ESTree.IfStatement | ESTree.ConditionalExpression) => {
    add(test.start, test.end, `!(${getCode(test)})`)
  }
  const visitLiteral = ({ start, end, value }: ESTree.Node & { readonly value?: unknown }) => {
    if (typeof value === 'boolean') add(start, end, String(!value))
    if (typeof value === 'number') add(start, end, String(value + 1))
  }
  const visitNot = ({ start, operator }: ESTree.UnaryExpression) => {
    if (operator === '!') add(start, start + 1, '')
  }
  const visitCall = (node: ESTree.CallExpression) => {
    if (IRRELEVANT_CALL.test(getCode(node.callee))) return skip(node)
    const name = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee
    const swapped = FUNCTIONS[getCode(name)]
    if (swapped) add(name.start, name.end, swapped)
  }
  const visitDeclaration = (node: ESTree.VariableDeclarator) => {
    if (IRRELEVANT_NUMBER.test(getCode(node.id))) skip(node)
  }
  new Visitor({
    BinaryExpression: visitOperation,
    LogicalExpression: visitOperation,
    IfStatement: visitCondition,
    ConditionalExpression: visitCondition,
    Literal: visitLiteral,
    UnaryExpression: visitNot,
    CallExpression: visitCall,
    VariableDeclarator: visitDeclaration,
    ImportDeclaration: skip,
    TSTypeAliasDeclaration: skip,
    TSTypeAnnotation: skip,
    TSTypeParameterInstantiation: skip,
    TSLiteralType: skip,
  }).visit(parseSync(path, source).program)
  return sites.filter(({ start }) => !skipped.some((part) => part.start <= start && start < part.end))
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { type ESTree, parseSync, Visitor } from 'vite'

// Finds function names without a verb, names that do not say what they contain, comments without a subject or with long
// lines, and spreads of literals. Part of `npm run check`.

type GrammarError = { readonly line: number; readonly problem: string }

/** A function that ends in 'Of' lacks a verb, unless it is a predicate such as `isPartOf`. */
const NAME_ENDING_IN_OF = /^(?!is[A-Z]|has[A-Z]|can[A-Z]).*[a-z]Of$/
const NAMES_WITHOUT_CONTENT: ReadonlySet<string> = new Set(['of', 'one', 'that', 'what', 'who'])
/** The first word of a comment that has no subject. */
const WITHOUT_SUBJECT = /^[\s*]*(As|Of|What|Whether)\b/
/** Matches a long line without code, which Biome does not wrap, except for lines that cannot be wrapped. */
const LONG_LINE = /^(?=\s*(?:\/\/|\/?\*))(?!.*(?:biome-ignore|https:\/\/)).{121}/
/** Only files that match are parsed, because parsing takes longer than reading. */
const SUSPECT = /Of\b|\.\.\.[{[]|\b(?:of|one|that|what|who)\b|\b(?:As|What|Whether)\b|^.{121}/m

/** Returns the errors of a file in the order of its lines. `path` is relative to the project's folder. */
export function findGrammarErrors(path: string, source: string): GrammarError[] {
  if (!SUSPECT.test(source)) return []
  const found: { readonly start: number; readonly problem: string }[] = []
  const add = ({ start }: ESTree.Span, problem: string) => found.push({ start, problem })
  const checkComment = (comment: ESTree.Span, text: string) => {
    const [, word] = WITHOUT_SUBJECT.exec(text) ?? []
    if (word) add(comment, `the comment begins with '${word}': write a sentence with a subject`)
    let start = source.lastIndexOf('\n', comment.start - 1) + 1
    while (start < comment.end) {
      const [line = ''] = source.slice(start).split('\n', 1)
      if (LONG_LINE.test(line)) add({ start, end: start }, 'the line of a comment has more than 120 characters')
      start += line.length + 1
    }
  }
  if (path.endsWith('.css')) {
    for (const { 0: text, 1: content = '', index } of source.matchAll(/\/\*(.*?)\*\//gs))
      checkComment({ start: index, end: index + text.length }, content)
  } else {
    const { program, comments } = parseSync(path, source)
    for (const comment of comments) checkComment(comment, comment.value)
    const checkName = (name: ESTree.Node | null) => {
      if (name?.type !== 'Identifier') return
      if (NAME_ENDING_IN_OF.test(name.name)) add(name, `${name.name} lacks a verb`)
      if (NAMES_WITHOUT_CONTENT.has(name.name)) add(name, `${name.name} does not say what it contains`)
    }
    const checkFunction = ({ id, params }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
      checkName(id)
      for (const parameter of params) checkName(parameter)
    }
    const checkSpread = (spread: ESTree.SpreadElement | ESTree.JSXSpreadAttribute) => {
      const { type } = spread.argument
      if (type === 'ObjectExpression' || type === 'ArrayExpression')
        add(spread, 'a literal is spread: write its elements')
    }
    new Visitor({
      MethodDefinition({ key }) {
        if (key.type === 'PrivateIdentifier' && NAME_ENDING_IN_OF.test(key.name)) add(key, `#${key.name} lacks a verb`)
      },
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      VariableDeclaration({ declarations }) {
        for (const { id } of declarations) checkName(id)
      },
      SpreadElement: checkSpread,
      JSXSpreadAttribute: checkSpread,
    }).visit(program)
  }
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, problem }) => ({ line: source.slice(0, start).split('\n').length, problem }))
}

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { encoding: 'utf8' })
  const found = files
    .trim()
    .split('\n')
    .filter((file) => existsSync(file))
    .flatMap((file) => findGrammarErrors(file, readFileSync(file, 'utf8')).map((error) => ({ file, ...error })))
  for (const { file, line, problem } of found) console.error(`${file}:${line} ${problem}`)
  console.log(`Grammar errors: ${found.length}.`)
  process.exitCode = found.length > 0 ? 1 : 0
}

import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { HELPERS } from '#app/platform/language-scripts/message-sources.ts'
import {
  findToken,
  readTextModules,
  type TextModule,
  type TextModules,
  takesHelpers,
} from '#app/platform/language-scripts/text-modules.ts'

type Part = { readonly start: number; readonly end: number; readonly replacement: string }

const IMPORTS = Object.entries(HELPERS).map(([name, file]) => `import{${name} as $${name}}from'${file}';`)
const CALL = `(${Object.keys(HELPERS).map((name) => `$${name}`)})`

/**
 * Replaces each access to a message (`cartText.addToCart`) with a token in the browser's scripts, so that
 * write-languages.ts can insert the text in each language. Each text is then part of the script that uses it, and no
 * page loads other pages' text.
 */
export function messageTokens(): Plugin {
  let modules: TextModules = new Map()
  return {
    name: 'message-tokens',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      modules = await readTextModules()
    },
    transform: {
      filter: { code: /-text\.ts/ },
      handler(code, id) {
        const program = parseSync(`${id}.js`, code).program
        const texts = new Map<string, TextModule>()
        const parts: Part[] = []
        for (const statement of program.body) {
          if (statement.type !== 'ImportDeclaration') continue
          const text = modules.get(statement.source.value.replace(/^#app\//, ''))
          if (!text) continue
          for (const { local } of statement.specifiers) texts.set(local.name, text)
          parts.push({ ...toRange(statement), replacement: '' })
        }
        if (texts.size === 0) return null
        const inner = new Set<ESTree.Node>()
        let withHelpers = false
        const member = (node: ESTree.MemberExpression) => {
          const chain = listMembers(node)
          const [first] = chain
          const text = first?.object.type === 'Identifier' ? texts.get(first.object.name) : undefined
          if (!first || !text || inner.has(node)) return
          for (const each of [...chain, first.object]) inner.add(each)
          const found = findFullMessage(text, chain)
          if (!found) throw new Error(`${id}: ${code.slice(node.start, node.end)} is not a message`)
          withHelpers ||= found.withHelpers
          parts.push({ ...toRange(found.member), replacement: found.token + (found.withHelpers ? CALL : '') })
        }
        const identifier = (node: { readonly name: string; readonly start: number; readonly end: number }) => {
          const isOtherUse = texts.has(node.name) && !/[.[]/.test(code.charAt(node.end))
          if (isOtherUse) throw new Error(`${id}: ${node.name} can only be used as ${node.name}.message`)
        }
        const visitor = new Visitor({ MemberExpression: member, Identifier: identifier })
        const rest = program.body.filter(({ type }) => type !== 'ImportDeclaration')
        visitor.visit({ ...program, body: rest })
        return { code: (withHelpers ? IMPORTS.join('') : '') + applyReplacements(code, parts), map: null }
      },
    },
  }
}

/** Returns the members of `a.b.c`, innermost first: `a.b`, `a.b.c`. */
function listMembers(node: ESTree.MemberExpression): readonly ESTree.MemberExpression[] {
  const inner = node.object.type === 'MemberExpression' ? listMembers(node.object) : []
  return [...inner, node]
}

/** Finds the longest path of a message in a chain of members. The rest of the chain is unchanged. */
function findFullMessage(text: TextModule, chain: readonly ESTree.MemberExpression[]) {
  const path: string[] = []
  let found: { token: string; member: ESTree.MemberExpression; withHelpers: boolean } | null = null
  for (const member of chain) {
    const { property, computed } = member
    if (computed || property.type !== 'Identifier') break
    path.push(property.name)
    const token = findToken(text, path)
    if (!token) break
    found = { token, member, withHelpers: takesHelpers(text, path) }
  }
  return found
}

function toRange({ start, end }: { readonly start: number; readonly end: number }) {
  return { start, end }
}

function applyReplacements(code: string, parts: readonly Part[]): string {
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, replacement }) => all.slice(0, start) + replacement + all.slice(end), code)
}

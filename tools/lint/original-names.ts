import { type ESTree, Visitor } from 'vite'

/** Original names by local name, ignoring scope: `import { orders as sold }`, `const sold = orders`. */
export type OriginalNames = ReadonlyMap<string, string>

export function findOriginalNames(program: ESTree.Program): OriginalNames {
  const names = new Map<string, string>()
  new Visitor({
    ImportSpecifier({ imported, local }) {
      if (imported.type === 'Identifier') names.set(local.name, imported.name)
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'Identifier') names.set(id.name, names.get(init.name) ?? init.name)
    },
  }).visit(program)
  return names
}

/** Returns the original name of an identifier, or the last part of `a.b`; '' for other expressions. */
export function getOriginalName(node: ESTree.Node | undefined, names: OriginalNames): string {
  if (node?.type === 'Identifier') return names.get(node.name) ?? node.name
  return node?.type === 'MemberExpression' ? getProperty(node) : ''
}

/** Returns the name after the dot of `a.b`; '' for `a[b]` and private names. */
export function getProperty({ property, computed }: ESTree.MemberExpression): string {
  return property.type === 'Identifier' && !computed ? property.name : ''
}

/** 'Betrag (€)' is 'betrag', 'Libellé de l’opération' is 'libelle de l operation': the form in which names are compared. */
export function columnName(cell: string): string {
  return cell
    .toLowerCase()
    .replaceAll(/\(([a-z]{3}|\p{Sc}|zł)\)/gu, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(?<=.) (?:eur|euro|euros|gbp|usd|chf|pln)$/, '')
}

/** A lower rank is the better name of its kind. */
export type RankedKind<Kind> = { readonly kind: Kind; readonly rank: number }

/** Returns what may be in a column with a name that `columnName` returns. Earlier names of a kind are better. */
export function columnKinds<Kind extends string>(
  names: Readonly<Record<Kind, readonly string[]>>,
): (name: string) => readonly RankedKind<Kind>[] {
  const kindsOf = new Map<string, RankedKind<Kind>[]>()
  const isKind = (name: string): name is Kind => Object.hasOwn(names, name)
  for (const kind of Object.keys(names).filter(isKind)) {
    for (const [rank, written] of names[kind].entries()) {
      const name = columnName(written)
      const found = kindsOf.get(name)
      if (found) found.push({ kind, rank })
      else kindsOf.set(name, [{ kind, rank }])
    }
  }
  return (name) => kindsOf.get(name) ?? []
}

/** Names as small numbers. */
export class Names {
  readonly names: string[] = []
  private readonly numbers = new Map<string, number>()

  numberOf(name: string): number {
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    this.numbers.set(name, this.names.length)
    return this.names.push(name) - 1
  }

  /** -1 for an unknown name. */
  find(name: string): number {
    return this.numbers.get(name) ?? -1
  }
}

/**
 * Checks all cases, some at a time, and returns those whose check throws, with the first line of the reason. So a
 * list of addresses, files or fields is one test: expect `[]`.
 * @throws if there are no cases
 */
export async function listFailures<Case>(
  cases: readonly Case[],
  nameOf: (one: Case) => string,
  check: (one: Case) => Promise<unknown>,
  { atOnce = 8 }: { readonly atOnce?: number } = {},
): Promise<string[]> {
  if (cases.length === 0) throw new Error('There are no cases')
  const failures: string[] = []
  const left = cases.values()
  async function checkSome(): Promise<void> {
    for (const one of left) {
      try {
        await check(one)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        failures.push(`${nameOf(one)}: ${reason.split('\n')[0]}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, checkSome))
  return failures
}

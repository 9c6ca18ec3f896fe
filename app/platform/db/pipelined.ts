/**
 * Waits for statements that were sent without waiting for each other, so that together they take one round trip. Waits
 * for all, even if one fails, so that no statement is sent after the rollback. Drizzle's queries are sent now, in
 * order, after any that were already sent: if the order matters, such as for locks, call `execute()` on them.
 * @throws the error of the first statement that failed; in a transaction, PostgreSQL rejects the statements after it
 */
export async function awaitPipelined<const Sent extends readonly PromiseLike<unknown>[]>(statements: Sent) {
  // Drizzle sends a query each time it is awaited
  const promises = statements.map((statement) => Promise.resolve(statement))
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return (await Promise.all(promises)) as { -readonly [At in keyof Sent]: Awaited<Sent[At]> }
}

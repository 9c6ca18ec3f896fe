/**
 * Waits for statements that were sent without waiting for each other: together they take one round trip. Waits for all,
 * even if one fails, so that none is sent after the rollback. Drizzle's queries are sent now, in their order, after
 * those that were sent before: where the order matters, for locks, call `execute()` on them.
 * @throws the error of the first that failed: in a transaction, PostgreSQL rejects those after it
 */
export async function pipelined<const Sent extends readonly PromiseLike<unknown>[]>(sent: Sent) {
  const promises = sent.map((statement) => Promise.resolve(statement)) // awaited twice, Drizzle would send it twice
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return (await Promise.all(promises)) as { -readonly [At in keyof Sent]: Awaited<Sent[At]> }
}

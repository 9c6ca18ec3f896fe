/**
 * Settings of PostgreSQL's log: server events, but no contents of rows or statements, which can be people's names and
 * addresses. Passed at each start, so that they apply to every cluster, whatever its files contain.
 *
 * Statement errors are omitted: `terse` drops their details, but many messages repeat a value (`invalid input
 * syntax for type uuid: "…"`). The store logs each error with its code and without its message.
 */
export const LOG_SETTINGS: readonly string[] = [
  'log_min_messages=log', // above ERROR, below FATAL
  'log_error_verbosity=terse', // no DETAIL (the statement of a killed process), HINT, QUERY or CONTEXT
  'log_min_error_statement=panic', // no STATEMENT
  'log_statement=none',
  'log_min_duration_statement=-1',
  'log_min_duration_sample=-1',
  'log_transaction_sample_rate=0',
  'log_duration=off',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
]

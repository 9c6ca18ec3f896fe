/**
 * What PostgreSQL writes into its log: what happens to the server, and nothing that a row or a statement holds, as these
 * are people's names and addresses. Given at each start, so they hold for every cluster, whatever its own files say.
 *
 * Errors of statements are left out as a whole: `terse` drops their details, but many a message itself repeats a value
 * (`invalid input syntax for type uuid: "…"`). The store logs each of them with its code and without its message.
 */
export const LOG_SETTINGS: readonly string[] = [
  'log_min_messages=log', // above ERROR, below FATAL
  'log_error_verbosity=terse', // no DETAIL (which statement a killed process ran), HINT, QUERY or CONTEXT
  'log_min_error_statement=panic', // no STATEMENT
  'log_statement=none',
  'log_min_duration_statement=-1',
  'log_min_duration_sample=-1',
  'log_transaction_sample_rate=0',
  'log_duration=off',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
]

-- A plan from when the table was empty reads all of it for each batch of a market's first prices.
ALTER FUNCTION "keep_market_prices"(uuid[], uuid[]) RESET plan_cache_mode;

DROP INDEX "market_prices_newest";--> statement-breakpoint
DROP INDEX "market_prices_name";--> statement-breakpoint
DROP INDEX "market_prices_category_newest";--> statement-breakpoint
DROP INDEX "market_prices_category_price";
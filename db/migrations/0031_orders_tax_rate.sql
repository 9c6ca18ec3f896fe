ALTER TABLE "orders" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_rate_not_negative" CHECK ("orders"."tax_rate" >= 0);--> statement-breakpoint
-- Orders get the rate that the admin has shown for them: the roundest one that gives both taxes to the cent, worked out from
-- the larger side. Where no one rate does, or nothing was taxed, it stays unknown, which shows as before, too.
UPDATE "orders" AS o SET tax_rate = (
  SELECT c.rate
  FROM unnest(ARRAY[10000, 1000, 100, 10, 1]) AS step
  CROSS JOIN LATERAL (
    SELECT CASE WHEN o.subtotal >= o.subtotal_amount THEN o.tax ELSE o.tax_amount END::float8
      / greatest(o.subtotal, o.subtotal_amount)::float8 * 1000000::float8 AS share
  ) AS l
  CROSS JOIN LATERAL (SELECT (floor(l.share / step::float8 + 0.5) * step)::integer AS rate) AS c
  WHERE round(o.subtotal::numeric * c.rate / 1000000) = o.tax
    AND round(o.subtotal_amount::numeric * c.rate / 1000000) = o.tax_amount
  ORDER BY step DESC LIMIT 1
)
WHERE greatest(o.subtotal, o.subtotal_amount) > 0 AND greatest(o.tax, o.tax_amount) > 0;

ALTER TABLE "orders" ADD COLUMN "carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What the admin finds orders by: phone, tracking number, street and postal code, as typed and without what is between digits.
CREATE FUNCTION "order_details"(phone text, tracking text, shipping jsonb, billing jsonb) RETURNS text LANGUAGE sql IMMUTABLE
RETURN lower(concat_ws(' ', regexp_replace(phone, '[^0-9]', '', 'g'), tracking, regexp_replace(tracking, '[ ./-]', '', 'g'),
	shipping ->> 'address_line1', shipping ->> 'address_line2', shipping ->> 'postal_code', replace(shipping ->> 'postal_code', ' ', ''),
	nullif(billing ->> 'address_line1', shipping ->> 'address_line1'), nullif(billing ->> 'postal_code', shipping ->> 'postal_code')));

-- Bank transfers: the bookings of a statement row never exceed its amount.

CREATE OR REPLACE FUNCTION transfer_bookings_within_row() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  booked bigint;
  available bigint;
begin
  select amount into available from statement_rows where id = new.row_id for no key update;
  select sum(amount) into booked from transfer_bookings where row_id = new.row_id and undone_at is null;
  if booked > available then
    raise exception 'bookings of a statement row exceed its amount' using errcode = 'check_violation';
  end if;
  return null;
end $$;

CREATE OR REPLACE TRIGGER transfer_bookings_within_row AFTER INSERT OR UPDATE OF amount, row_id, undone_at ON
    transfer_bookings
  FOR EACH ROW WHEN (new.row_id IS NOT NULL AND new.undone_at IS NULL) EXECUTE FUNCTION transfer_bookings_within_row();

-- Newsletter sign-ups. The site inserts `{ email }` with the public key and learns nothing else: not who is
-- subscribed, and not whether an address was already there.

create table public.emails (
  id bigint generated always as identity primary key,
  email text not null,
  created_at timestamptz not null default now(),
  constraint emails_email_key unique (email),
  constraint emails_email_length check (char_length(email) between 6 and 254),
  constraint emails_email_format
    check (email ~ '^[^[:space:]@<>(),;:"\\]{1,64}@[^[:space:]@.]+(\.[^[:space:]@.]+)+$'),
  constraint emails_email_lower check (email = lower(email))
);
comment on table public.emails is 'Addresses that asked for news of the 3D designer.';

-- Limits, normalises and de-duplicates a sign-up. A unique constraint alone would answer 409 and so reveal who is
-- subscribed; `upsert` needs the right to read the column, and the plain insert would still reveal it.
create function private.receive_sign_up()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- The one place that sets the limit: this many sign-ups per client address in this many seconds.
  max_sign_ups constant integer := 10;
  window_seconds constant integer := 600;
  client constant text := private.client_address();
begin
  -- No address: the row comes from the dashboard or another server, not from a visitor.
  if client is not null and public.hit_rate_limit('emails', client, max_sign_ups, window_seconds) > 0 then
    -- PostgREST turns PTnnn into HTTP status nnn.
    raise sqlstate 'PT429' using
      message = 'Too many sign-ups from this address',
      hint = 'Try again in ten minutes';
  end if;

  new.email := lower(btrim(new.email, E' \t\r\n'));
  if new.email is null then
    -- The NOT NULL constraint has its own words for this.
    return new;
  end if;
  -- Equal addresses queue, so that the second finds the first one's row instead of breaking the unique constraint.
  perform pg_advisory_xact_lock(hashtextextended(new.email, 1));
  if exists (select 1 from public.emails as known where known.email = new.email) then
    return null;
  end if;
  return new;
end;
$$;
revoke all on function private.receive_sign_up() from public, anon, authenticated;

create trigger emails_receive_sign_up
  before insert on public.emails
  for each row execute function private.receive_sign_up();

alter table public.emails enable row level security;

-- Projects differ in their default grants on new tables, so all rights are revoked before some are granted.
revoke all on table public.emails from public, anon, authenticated, service_role;
revoke all on sequence public.emails_id_seq from public, anon, authenticated, service_role;
grant insert (email) on table public.emails to anon, authenticated;
grant select, delete on table public.emails to service_role;

create policy "anyone may subscribe" on public.emails
  for insert to anon, authenticated
  with check (true);

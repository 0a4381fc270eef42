-- Newsletter sign-ups with double opt-in. The site inserts `{ email }` with the public key into the view
-- `public.emails`, in front of `private.subscribers` with the same rows. The view's answer, its count, status and
-- errors included, depends on the request alone, never on who is subscribed.

-- Texts to which subscribers have agreed. The function `newsletter` adds the one with which it was deployed.
create table private.consent_texts (
  -- Day of publication and the beginning of the text's SHA-256: 2026-11-22-1f0e9a3c
  version text primary key,
  text text not null,
  published_at timestamptz not null default clock_timestamp()
);
alter table private.consent_texts enable row level security;
revoke all on table private.consent_texts from public, anon, authenticated, service_role;

-- Whether a text is an email address. A spreadsheet takes one that begins with = + - @ for a formula, so these are
-- refused. The same rule as in `app/components/form/email-address.ts`; the tests of both read one table of cases. The
-- collation defines letters independently of the database's own.
create function private.is_email_address(address text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select char_length(address) between 6 and 254
    and address collate pg_catalog.pg_c_utf8
      ~ '^(?![=+-])[[:alpha:]0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[[:alpha:]0-9.-]+$'
    and not exists (
      select from unnest(string_to_array(split_part(address, '@', 2), '.')) with ordinality as label (name, place)
      where name collate pg_catalog.pg_c_utf8 !~ '^[[:alpha:]0-9-]{1,63}$' or name like '-%' or name like '%-'
    )
    and address collate pg_catalog.pg_c_utf8 ~ '\.[[:alpha:]][^.]*$'
$$;

-- Returns 244 random bits in 64 characters that need no escaping in a link.
create function private.new_token()
returns text
language sql
volatile
set search_path = ''
as $$
  select encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
$$;

-- Returns the mailbox that probably receives the mail of an email address: `Ana.Lopez+web@correo.es` gives
-- `analopez@correo.es`. It is only used to count: many providers ignore what follows a plus sign, and the largest one
-- ignores dots. If two people share a count because of that, one of them waits a day at worst.
create function private.mailbox(address text)
returns text
language sql
immutable strict
set search_path = ''
as $$
  select replace(split_part(split_part(plain, '@', 1), '+', 1), '.', '') || '@' || split_part(plain, '@', 2)
  from (select lower(normalize(address, nfkc) collate pg_catalog.pg_c_utf8) as plain) as normalized
$$;

create table private.subscribers (
  id bigint generated always as identity primary key,
  email text not null,
  -- Time of the sign-up, the last one before it was confirmed.
  created_at timestamptz not null default now(),
  -- Text shown beside the form.
  consent_version text references private.consent_texts (version),
  -- The secret of the link that confirms; it unsubscribes too.
  token text not null default private.new_token() constraint subscribers_token_key unique,
  confirmed_at timestamptz,
  -- When the row goes, unless it is confirmed by then.
  expires_at timestamptz not null default now() + interval '30 days',
  -- When the next try to send the confirmation is due; null when there is nothing to send.
  mail_due_at timestamptz default now(),
  -- Tries of the mail that is due.
  mail_attempts integer not null default 0,
  -- Mails that have been begun, each whatever the number of its tries.
  mails integer not null default 0,
  -- First try of the last one.
  mailed_at timestamptz,
  -- The place of the client that signed up last (`private.client_site`), as a keyed hash; null for rows that no visitor
  -- made.
  site_hash bytea,
  -- The secret of the links that unsubscribe: mail programs call one of them, so it is in logs and confirms nothing.
  unsubscribe_token text not null default private.new_token() constraint subscribers_unsubscribe_token_key unique,
  constraint subscribers_email_key unique (email),
  constraint subscribers_email_form check (private.is_email_address(email) and email = lower(email))
);
comment on table private.subscribers is
  'Who asked for news of the 3D designer: waiting until the link of the mail is confirmed, then confirmed.';
alter table private.subscribers enable row level security;

-- Partial indexes, because few rows are waiting at any time.
create index subscribers_mail_due_at on private.subscribers (mail_due_at) where mail_due_at is not null;
create index subscribers_expires_at on private.subscribers (expires_at) where confirmed_at is null;
create index subscribers_mailbox on private.subscribers (private.mailbox(email)) where mail_due_at is not null;

-- `security_invoker` applies the caller's rights to the table as well, where only servers have any.
create view public.emails with (security_invoker = true) as
  select id, email, created_at, confirmed_at from private.subscribers;
comment on view public.emails is 'Sign-ups for news of the 3D designer; confirmed_at is empty until the link of the mail is used.';

-- Refuses a sign-up: in a request of the API by setting the status of the response, because an error would undo the
-- count of the client's calls, and a client that only sends errors would never be stopped. PostgREST reads both
-- settings after every insert («Response Headers» and «Response Status Code» in
-- docs.postgrest.org/en/stable/references/transactions.html); the body stays empty, so the code is in the header
-- `Proxy-Status`, where PostgREST puts it too («Proxy-Status Header» in
-- docs.postgrest.org/en/stable/references/errors.html). Outside of requests it raises an error.
create function private.refuse_sign_up(status integer, code text, message text, retry_seconds integer default null)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  headers jsonb := jsonb_build_array(jsonb_build_object('Proxy-Status', 'PostgREST; error=' || code));
begin
  if nullif(current_setting('request.method', true), '') is null then
    raise exception using errcode = code, message = message;
  end if;
  if retry_seconds is not null then
    headers := headers || jsonb_build_object('Retry-After', retry_seconds::text);
  end if;
  perform set_config('response.status', status::text, true);
  perform set_config('response.headers', headers::text, true);
end;
$$;

-- Takes a sign-up. A request with several is refused as a whole before its second row does anything, by an error that
-- does not depend on the rows. Each request holds one address at most, so two cannot wait for each other.
create function private.receive_sign_up()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- The one place that sets the limit: this many sign-ups per client in this many seconds.
  max_sign_ups constant integer := 10;
  window_seconds constant integer := 600;
  client constant text := private.client_address();
  is_request constant boolean := nullif(current_setting('request.method', true), '') is not null;
  given text;
  address text;
  seconds integer := 0;
begin
  if is_request then
    if nullif(current_setting('newsletter.has_row', true), '') is not null then
      raise sqlstate 'PT400' using message = 'A request signs up one email address';
    end if;
    perform set_config('newsletter.has_row', 'true', true);
  end if;

  -- No client: the row comes from the dashboard or another server, not from a visitor.
  if client is not null then
    seconds := public.hit_rate_limit('emails', client, max_sign_ups, window_seconds);
  end if;
  given := normalize(btrim(new.email, E' \t\r\n'), nfc);
  -- Mail for a domain in full-width letters goes to the plain one (UTS 46), so both are one address.
  address := lower(normalize(given, nfkc) collate pg_catalog.pg_c_utf8);
  if seconds > 0 then
    -- As if `raise sqlstate 'PT429'` had chosen the status.
    perform private.refuse_sign_up(429, 'PT429', 'Too many sign-ups from this address', seconds);
  elsif address is null then
    perform private.refuse_sign_up(400, '23502', 'A sign-up needs an email address');
  elsif not private.is_email_address(given) or not private.is_email_address(address) then
    perform private.refuse_sign_up(400, '23514', 'This is not an email address');
  else
    -- The same statements for all addresses, so that the time they take tells nothing either. A sign-up that waited for
    -- too long is gone, although the job that deletes runs once a day.
    delete from private.subscribers where email = address and confirmed_at is null and expires_at <= now();
    insert into private.subscribers as known (email, consent_version, site_hash)
    values (
      address,
      (select version from private.consent_texts order by published_at desc limit 1),
      private.keyed_hash(private.client_site(client))
    )
    on conflict (email) do update set
      created_at = now(),
      -- Not `expires_at`: the mail promises that the address is gone after thirty days.
      consent_version = excluded.consent_version,
      -- A stranger who signed a person up first must not hold back that person's own sign-up.
      site_hash = excluded.site_hash,
      mail_attempts = case when known.mail_due_at is null then 0 else known.mail_attempts end,
      mail_due_at = case
        when known.mail_due_at is not null then known.mail_due_at
        -- Somebody who has not answered gets at most one mail an hour and three in all, so that strangers cannot fill a
        -- mailbox. A time in the future counts as past, because the clock has been set back.
        when known.mails < 3 and (
          known.mailed_at is null or known.mailed_at <= now() - interval '1 hour' or known.mailed_at > now()
        ) then now()
      end
    where known.confirmed_at is null;
  end if;
  return new;
end;
$$;

create trigger emails_receive_sign_up
  instead of insert on public.emails
  for each row execute function private.receive_sign_up();

-- Projects differ in their default grants on new tables, so all rights are revoked before some are granted.
revoke all on table private.subscribers, public.emails from public, anon, authenticated, service_role;
revoke all on sequence private.subscribers_id_seq from public, anon, authenticated, service_role;
grant insert (email) on table public.emails to anon, authenticated;
grant select, delete on table public.emails to service_role;
-- The rights that the view needs on behalf of its caller. The API does not expose this schema.
grant usage on schema private to service_role;
grant select, delete on table private.subscribers to service_role;

revoke all on all functions in schema private from public, anon, authenticated;

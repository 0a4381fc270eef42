-- Sign-ups cannot delay other people's confirmations, a request has one sign-up, and limits stay fast with many old
-- rows.

-- Time limits for visitors' calls, which need no longer and must not wait for others. PostgREST takes both settings
-- from the role («Impersonated Role Settings», docs.postgrest.org/en/stable/references/transactions.html).
alter role anon set statement_timeout = '3s';
alter role anon set lock_timeout = '1s';
alter role authenticated set statement_timeout = '3s';
alter role authenticated set lock_timeout = '1s';
notify pgrst, 'reload config';

alter table private.rate_limits
  -- Those that are there have the longest window that there is.
  add column expires_at timestamptz not null default clock_timestamp() + interval '1 day';
alter table private.rate_limits alter column expires_at drop default;
create index rate_limits_expires_at on private.rate_limits (expires_at);

-- Counts one call under a hash. It is part of `public.hit_rate_limit`, which explains the numbers.
create function private.count_hit(limit_name text, hash bytea, max_hits integer, window_seconds integer)
returns integer
language plpgsql
set search_path = ''
-- A connection keeps the plan that it made while the table was small; a flood would then be read from end to end.
set enable_seqscan = off
as $$
declare
  window_length constant interval := make_interval(secs => window_seconds);
  window_end timestamptz;
  calls integer;
begin
  insert into private.rate_limits as known (bucket, client_hash, window_start, hits, expires_at)
  values (limit_name, hash, clock_timestamp(), 1, clock_timestamp() + window_length)
  on conflict (bucket, client_hash) do update set
    (window_start, expires_at, hits) = (
      select
        case when is_open then known.window_start else excluded.window_start end,
        case when is_open then known.window_start + window_length else excluded.expires_at end,
        -- One beyond the limit says enough; a flood shall not count up to the end of the type.
        case when is_open then least(known.hits, max_hits) + 1 else 1 end
      from (
        select clock_timestamp() >= known.window_start and clock_timestamp() < known.window_start + window_length
      ) as state (is_open)
    )
  returning hits, expires_at into calls, window_end;

  -- The job deletes the rest; this keeps a database without jobs tidy. Few, so that no call pays for a flood before it,
  -- and none that another call holds: two calls that wait for each other's rows would end in an error for a visitor.
  delete from private.rate_limits where ctid = any (array(
    select ctid from private.rate_limits
    -- `now()`, because no index is searched for a time that may change meanwhile.
    where expires_at <= now() and (bucket, client_hash) <> (limit_name, hash)
    order by expires_at limit 10
    for update skip locked
  ));

  if calls <= max_hits then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from window_end - clock_timestamp())))::integer;
end;
$$;

create function private.keyed_hash(message text)
returns bytea
language sql
stable
set search_path = ''
as $$
  select private.hmac_sha256(convert_to(message, 'UTF8'), key) from private.rate_limit_key
$$;

-- Returns the addresses that one place can get from its provider: 256 neighbours of an IPv4 address, or 65,536 networks
-- of IPv6 (RFC 6177). `203.0.113.7` gives `203.0.113.0/24`, `2001:db8:1:2::/64` gives `2001:db8:1::/48`, other texts
-- themselves.
create function private.client_site(network text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when network like '%/64' then network(set_masklen(network::inet, 48))::text
    when private.client_network(network) = network then network(set_masklen(network::inet, 24))::text
    else network
  end
$$;

-- As before, but an IPv6 client also counts by 48 bits, with three times the limit, so that it cannot circumvent a
-- limit by using its next network.
create or replace function public.hit_rate_limit(
  limit_name text, client text, max_hits integer, window_seconds integer
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Not every limit is one of addresses.
  counted constant text := coalesce(private.client_network(client), client);
  -- Where the client is a network already, as the functions and the trigger say it.
  site constant text := case when counted like '%/64' then private.client_site(counted) end;
  seconds integer := private.count_hit(limit_name, private.keyed_hash(counted), max_hits, window_seconds);
begin
  -- Only what its own limit lets pass, so that one client cannot use up the share of its neighbours.
  if site is not null and seconds = 0 then
    seconds := private.count_hit(limit_name || '-site', private.keyed_hash(site), 3 * max_hits, window_seconds);
  end if;
  return seconds;
end;
$$;

create function private.delete_expired_limits()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from private.rate_limits where ctid = any (array(
    select ctid from private.rate_limits where expires_at <= now() for update skip locked
  ));
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;
revoke all on function
  private.count_hit(text, bytea, integer, integer), private.keyed_hash(text), private.client_site(text),
  private.delete_expired_limits()
  from public, anon, authenticated;

alter table private.subscribers
  -- Of the client that signed up last, as keyed hashes; null for rows that no visitor made.
  add column network_hash bytea,
  add column site_hash bytea,
  add column unsubscribe_token text not null default private.new_token() constraint subscribers_unsubscribe_token_key unique;
comment on column private.subscribers.token is 'The secret of the link that confirms; it unsubscribes too.';
comment on column private.subscribers.unsubscribe_token is
  'The secret of the links that unsubscribe: mail programs call one of them, so it stands in logs and confirms nothing.';
create index subscribers_mailbox on private.subscribers (private.mailbox(email)) where mail_due_at is not null;

-- As before, but for one row: a request with several is refused as a whole before its second row does anything, by an
-- error that does not depend on the rows. Each request holds one address at most, so two cannot wait for each other.
create or replace function private.receive_sign_up()
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
    -- The same statements for all addresses, so that the time they take tells nothing either. Who waited for too long
    -- is gone, although the job that deletes runs once a day.
    delete from private.subscribers where email = address and confirmed_at is null and expires_at <= now();
    insert into private.subscribers as known (email, consent_version, network_hash, site_hash)
    values (
      address,
      (select version from private.consent_texts where published_at > '-infinity' order by published_at desc limit 1),
      private.keyed_hash(client),
      private.keyed_hash(private.client_site(client))
    )
    on conflict (email) do update set
      created_at = now(),
      -- Not `expires_at`: the mail promises that the address is gone after thirty days.
      consent_version = excluded.consent_version,
      -- Whoever was the first to sign somebody up must not hold that person's own sign-up back.
      network_hash = excluded.network_hash,
      site_hash = excluded.site_hash,
      mail_attempts = case when known.mail_due_at is null then 0 else known.mail_attempts end,
      mail_due_at = case
        when known.mail_due_at is not null then known.mail_due_at
        when private.may_mail_again(known.mails, known.mailed_at) then now()
      end
    where known.confirmed_at is null;
  end if;
  return new;
end;
$$;

-- As before, but fair: the first mail of each network goes before the second of any, and one place gets no more than
-- its share of an hour. Each try counts, as for the total limit. `mail` does not reveal the number of subscribers.
create or replace function public.claim_newsletter_mails(consent_text text, max_mails integer)
returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- After each try but the last.
  pauses constant interval[] := array['5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours'];
  -- Of all mails, so that no flood of sign-ups ruins the sender's name. Those beyond wait.
  max_mails_an_hour constant integer := 200;
  -- Of one place (`private.client_site`). Those beyond wait.
  max_mails_of_site constant integer := 20;
  -- Of one mailbox. Counted apart from the rows, so that no deletion makes it forgotten.
  max_mails_of_mailbox constant integer := 3;
  seconds_of_mailbox constant integer := 86400;
  current_version constant text := private.publish_consent_text(consent_text);
  this_hour private.mail_hour;
  due record;
  seconds integer;
  mail json;
  claimed json[] := '{}';
begin
  select * into this_hour from private.mail_hour for update;
  -- `now()` would be before the beginning where another caller has just been waited for. One in the future is over: the
  -- clock has been set back.
  if clock_timestamp() < this_hour.began_at or clock_timestamp() >= this_hour.began_at + interval '1 hour' then
    this_hour.began_at := clock_timestamp();
    this_hour.mails := 0;
  end if;

  for due in
    with open_limit as (
      select bucket, client_hash, hits from private.rate_limits
      where bucket in ('mail-network', 'mail-site')
        and window_start <= clock_timestamp() and expires_at > clock_timestamp()
    ), waiting as (
      select id, email, mail_attempts, mail_due_at, network_hash, site_hash,
        coalesce(sent.hits, 0) + row_number() over (partition by network_hash order by mail_due_at, id) as turn
      from private.subscribers
        left join open_limit as sent on sent.bucket = 'mail-network' and sent.client_hash = network_hash
      where confirmed_at is null and expires_at > now()
        -- Beyond the longest pause: the clock has been set back.
        and (mail_due_at <= now() or mail_due_at > now() + interval '25 hours')
    ), placed as (
      select waiting.*,
        coalesce(sent.hits, 0) + row_number() over (partition by site_hash order by turn, mail_due_at, id) as place
      from waiting
        left join open_limit as sent on sent.bucket = 'mail-site' and sent.client_hash = site_hash
    )
    select * from placed where site_hash is null or place <= max_mails_of_site
    order by turn, mail_due_at, id
  loop
    exit when cardinality(claimed) >= least(max_mails, max_mails_an_hour - this_hour.mails);
    -- What another transaction holds waits for the next run; what has changed meanwhile is not due any more.
    perform from private.subscribers
    where id = due.id and confirmed_at is null and mail_due_at = due.mail_due_at
    for update skip locked;
    continue when not found;
    if due.mail_attempts = 0 then
      seconds := public.hit_rate_limit('mail', private.mailbox(due.email), max_mails_of_mailbox, seconds_of_mailbox);
      if seconds > 0 then
        -- The newest sign-up of a mailbox waits until it may have mail again: under whatever other names strangers have
        -- signed its owner up, the owner's own turn comes. The others do not wait, or they would fill it for days.
        update private.subscribers as other set mail_due_at = case
          when not exists (
            select from private.subscribers as newer
            where private.mailbox(newer.email) = private.mailbox(due.email) and newer.mail_due_at is not null
              and newer.mail_attempts = 0 and (newer.created_at, newer.id) > (other.created_at, other.id)
          ) then now() + make_interval(secs => seconds)
        end
        where private.mailbox(email) = private.mailbox(due.email) and mail_due_at is not null and mail_attempts = 0;
        continue;
      end if;
    end if;
    if due.network_hash is not null then
      perform private.count_hit('mail-network', due.network_hash, max_mails_an_hour, 3600);
      perform private.count_hit('mail-site', due.site_hash, max_mails_of_site, 3600);
    end if;
    update private.subscribers set
      mail_attempts = mail_attempts + 1,
      mail_due_at = now() + pauses[mail_attempts + 1],
      mails = mails + case when mail_attempts = 0 then 1 else 0 end,
      mailed_at = case when mail_attempts = 0 then now() else mailed_at end,
      consent_version = coalesce(consent_version, current_version)
    where id = due.id
    returning json_build_object(
      'id', id, 'email', email, 'token', token, 'unsubscribe_token', unsubscribe_token,
      'mail', left(encode(sha256(convert_to(token || extract(epoch from mailed_at)::bigint, 'UTF8')), 'hex'), 32)
    ) into mail;
    claimed := claimed || mail;
  end loop;

  -- Hosted projects refuse an update without a condition in requests of the API (pg-safeupdate).
  update private.mail_hour set began_at = this_hour.began_at, mails = this_hour.mails + cardinality(claimed)
  where only_row;
  return array_to_json(claimed);
end;
$$;

-- Deletes the subscriber whose link has been used. Returns whether there was one. Links of earlier mails have the token
-- that confirms.
create or replace function public.delete_subscriber(link_token text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.subscribers where unsubscribe_token = link_token or token = link_token;
  return found;
end;
$$;

-- An existing job of the same name is replaced.
create or replace function private.schedule_newsletter_jobs()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform cron.schedule(
    'newsletter-delete-unconfirmed', '17 3 * * *', 'select private.delete_unconfirmed_subscribers()'
  );
  perform cron.schedule('newsletter-send-mails', '* * * * *', 'select private.call_newsletter_function()');
  -- So that a consent text that has just been deployed is known before somebody agrees to it.
  perform cron.schedule('newsletter-publish-consent', '7 * * * *', 'select private.call_newsletter_function(true)');
  perform cron.schedule('delete-expired-limits', '*/10 * * * *', 'select private.delete_expired_limits()');
end;
$$;

do $$
begin
  if exists (select from pg_namespace where nspname = 'cron') then
    perform private.schedule_newsletter_jobs();
  end if;
end;
$$;

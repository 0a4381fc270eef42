-- Counts the calls of each client, so that they can be limited.

create table private.rate_limits (
  bucket text not null,
  -- HMAC-SHA-256 of the client with the key of private.rate_limit_key.
  client_hash bytea not null,
  window_start timestamptz not null,
  hits integer not null,
  expires_at timestamptz not null,
  primary key (bucket, client_hash)
);
create index rate_limits_expires_at on private.rate_limits (expires_at);
alter table private.rate_limits enable row level security;
revoke all on table private.rate_limits from public, anon, authenticated;

-- The key of the hashes. Without a key, an IPv4 address could be found again by trying all of them.
create table private.rate_limit_key (
  -- One row.
  only_row boolean primary key default true check (only_row),
  -- Two random UUIDs have 244 random bits from PostgreSQL's own strong source.
  key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);
alter table private.rate_limit_key enable row level security;
revoke all on table private.rate_limit_key from public, anon, authenticated, service_role;
insert into private.rate_limit_key default values;

-- Returns the HMAC-SHA-256 of a text with the key of this database, as in RFC 2104. PostgreSQL has `sha256`, but `hmac`
-- would need the extension pgcrypto, which the local database lacks.
create function private.keyed_hash(message text)
returns bytea
language sql
stable strict
set search_path = ''
as $$
  with pads as (
    select string_agg(set_byte('\x00', 0, get_byte(block, i) # 54), '' order by i) as inner_pad,
      string_agg(set_byte('\x00', 0, get_byte(block, i) # 92), '' order by i) as outer_pad
    from (select key || decode(repeat('00', 64 - length(key)), 'hex') as block from private.rate_limit_key) as padded,
      generate_series(0, 63) as i
  )
  select sha256(outer_pad || sha256(inner_pad || convert_to(message, 'UTF8'))) from pads
$$;

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

-- Counts one call and returns the seconds to wait: 0 while the client has made at most `max_hits` calls in the window.
-- The window begins with the first call and lasts `window_seconds`. A window that begins in the future is over: the
-- clock has been set back, and clients must not wait until it catches up. It uses `clock_timestamp()`, because `now()`
-- is the start of the transaction, which may be earlier than the window of a call that this one has waited for.
--
-- An IPv6 client also counts by 48 bits, with three times the limit, so that it cannot circumvent a limit by using its
-- next network.
create function public.hit_rate_limit(
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
  -- The client is a network already, as the functions and the trigger pass it.
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
-- Only servers with the secret key may count, such as the function `chat-with-gemini`; triggers count as the owner.
revoke all on function public.hit_rate_limit(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.hit_rate_limit(text, text, integer, integer) to service_role;

-- Deletes the windows that are over. Returns how many.
create function private.delete_expired_limits()
returns integer
language sql
security definer
set search_path = ''
as $$
  with deleted as (
    delete from private.rate_limits where ctid = any (array(
      select ctid from private.rate_limits where expires_at <= now() for update skip locked
    )) returning 1
  )
  select count(*)::integer from deleted
$$;

revoke all on all functions in schema private from public, anon, authenticated;

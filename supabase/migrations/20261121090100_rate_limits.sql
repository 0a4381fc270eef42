-- Counts the calls of each client, so that they can be limited.

create table private.rate_limits (
  bucket text not null,
  -- SHA-256 of the client after the key of private.rate_limit_key.
  client_hash bytea not null,
  hits integer not null,
  -- The end of the window.
  expires_at timestamptz not null,
  primary key (bucket, client_hash)
);
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

-- Returns the SHA-256 of a text after the key of this database. It need not be an HMAC, for which PostgreSQL would need an
-- extension: nobody outside the database sees a hash.
create function private.keyed_hash(message text)
returns bytea
language sql
stable strict
set search_path = ''
as $$
  select sha256(key || convert_to(message, 'UTF8')) from private.rate_limit_key
$$;

-- Counts one call under a hash. It is part of `public.hit_rate_limit`, which explains the numbers.
create function private.count_hit(limit_name text, hash bytea, max_hits integer, window_seconds integer)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  window_length constant interval := make_interval(secs => window_seconds);
  window_end timestamptz;
  calls integer;
begin
  insert into private.rate_limits as known (bucket, client_hash, hits, expires_at)
  values (limit_name, hash, 1, clock_timestamp() + window_length)
  on conflict (bucket, client_hash) do update set
    (expires_at, hits) = (
      select
        case when is_open then known.expires_at else excluded.expires_at end,
        -- One beyond the limit says enough; a flood shall not count up to the end of the type.
        case when is_open then least(known.hits, max_hits) + 1 else 1 end
      from (
        select known.expires_at > clock_timestamp() and known.expires_at <= clock_timestamp() + window_length
      ) as state (is_open)
    )
  returning hits, expires_at into calls, window_end;

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
  -- Whatever is no IP address is one client, so that nonsense does not circumvent a limit.
  counted constant text := coalesce(private.client_network(btrim(client)), 'unknown');
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

revoke all on all functions in schema private from public, anon, authenticated;

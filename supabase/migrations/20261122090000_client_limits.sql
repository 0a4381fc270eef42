-- Counts clients by a keyed hash of their network, and correctly even when the clock is set back.

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

-- Returns HMAC-SHA-256 as in RFC 2104. PostgreSQL has `sha256`, but `hmac` would need the extension pgcrypto, which the
-- local database lacks.
create function private.hmac_sha256(message bytea, key bytea)
returns bytea
language sql
immutable strict
set search_path = ''
as $$
  with block as (
    select i, case when i < length(short_key) then get_byte(short_key, i) else 0 end as byte
    from (select case when length(key) > 64 then sha256(key) else key end as short_key) as shortened,
      generate_series(0, 63) as i
  ), pads as (
    select string_agg(set_byte('\x00', 0, byte # 54), '' order by i) as inner_pad,
      string_agg(set_byte('\x00', 0, byte # 92), '' order by i) as outer_pad
    from block
  )
  select sha256(outer_pad || sha256(inner_pad || message)) from pads
$$;
revoke all on function private.hmac_sha256(bytea, bytea) from public, anon, authenticated;

-- Returns what counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, because a connection at
-- home gets at least that many: `2001:db8::1` gives `2001:db8::/64`. Null for any other text. The functions do the same
-- in `supabase/functions/_shared/client-network.ts`; the tests of both read one table of cases.
create function private.client_network(client text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  address inet;
begin
  if client ~ '^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])(\.(?!$)|$)){4}$' then
    return client;
  end if;
  if client !~ '^[0-9a-fA-F:]*:[0-9a-fA-F:]*[0-9.]*$' or not pg_input_is_valid(client, 'inet') then
    return null;
  end if;
  address := client::inet;
  if address <<= inet '::ffff:0.0.0.0/96' then
    -- An IPv4 address in the form of IPv6, which `host` writes with dots.
    return substring(host(address) from '[0-9.]+$');
  end if;
  return network(set_masklen(address, 64))::text;
end;
$$;
revoke all on function private.client_network(text) from public, anon, authenticated;

-- Returns the client whose request is being answered, as `private.client_network` counts it; `unknown` if no header can
-- be read, so that nonsense does not circumvent a limit: all such requests share one. Null without such headers:
-- outside of requests, and for a server that asks the database directly.
--
-- Which header: Supabase's guide «Securing your API» takes the first address of `x-forwarded-for`, which a client can
-- write itself (github.com/orgs/supabase/discussions/34647). Hosted projects are behind Cloudflare, which sets
-- `cf-connecting-ip` («Cloudflare HTTP headers», developers.cloudflare.com/fundamentals/reference/http-headers). Behind
-- other proxies: the header that nginx sets, then the last address of the list, which the nearest proxy has added.
-- Unreadable values count as absent.
create or replace function private.client_address()
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(
    private.client_network(btrim(headers ->> 'cf-connecting-ip')),
    private.client_network(btrim(headers ->> 'x-real-ip')),
    private.client_network(btrim(split_part(headers ->> 'x-forwarded-for', ',', -1))),
    case
      when coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip', headers ->> 'x-forwarded-for') is not null
      then 'unknown'
    end
  )
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as request
$$;

-- Earlier hashes, made without a key, match no client.
delete from private.rate_limits;
comment on column private.rate_limits.client_hash is 'HMAC-SHA-256 of the client with the key of private.rate_limit_key';

-- Counts one call and returns the seconds to wait: 0 while the client has made at most `max_hits` calls in the window.
-- The window begins with the first call and lasts `window_seconds`. A window that begins in the future is over: the
-- clock has been set back, and clients must not wait until it catches up. It uses `clock_timestamp()`, because `now()`
-- is the start of the transaction, which may be earlier than the window of a call that this one has waited for.
create or replace function public.hit_rate_limit(
  limit_name text, client text, max_hits integer, window_seconds integer
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  window_length constant interval := make_interval(secs => window_seconds);
  hash constant bytea := (
    -- Not every limit is one of addresses.
    select private.hmac_sha256(convert_to(coalesce(private.client_network(client), client), 'UTF8'), key)
    from private.rate_limit_key
  );
  window_end timestamptz;
  calls integer;
begin
  insert into private.rate_limits as known (bucket, client_hash, window_start, hits)
  values (limit_name, hash, clock_timestamp(), 1)
  on conflict (bucket, client_hash) do update set
    window_start = case
      when clock_timestamp() >= known.window_start and clock_timestamp() < known.window_start + window_length
      then known.window_start else clock_timestamp()
    end,
    hits = case
      when clock_timestamp() >= known.window_start and clock_timestamp() < known.window_start + window_length
      -- One beyond the limit says enough; a flood shall not count up to the end of the type.
      then least(known.hits, max_hits) + 1 else 1
    end
  returning hits, window_start + window_length into calls, window_end;

  -- After its own row, and without those that another call holds: two calls that wait for each other's rows would end
  -- in an error for a visitor.
  delete from private.rate_limits where ctid in (
    select ctid from private.rate_limits
    where bucket = limit_name and client_hash <> hash
      and (window_start <= clock_timestamp() - window_length or window_start > clock_timestamp())
    for update skip locked
  );

  if calls <= max_hits then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from window_end - clock_timestamp())))::integer;
end;
$$;

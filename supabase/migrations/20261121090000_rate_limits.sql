-- Counts the calls of each client, so that they can be limited.

-- The API does not expose this schema, so browsers cannot reach anything in it.
create schema private;
revoke all on schema private from public;

create table private.rate_limits (
  bucket text not null,
  -- SHA-256 of the client's IP address. The first call of any client after the window deletes the row.
  client_hash bytea not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, client_hash)
);
alter table private.rate_limits enable row level security;
revoke all on table private.rate_limits from public, anon, authenticated;

-- Counts one call and returns the seconds to wait: 0 while the client has made at most `max_hits` calls in the window.
-- The window begins with the first call and lasts `window_seconds`.
create function public.hit_rate_limit(limit_name text, client text, max_hits integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  window_length constant interval := make_interval(secs => window_seconds);
  window_end timestamptz;
  calls integer;
begin
  insert into private.rate_limits as known (bucket, client_hash, window_start, hits)
  values (limit_name, sha256(convert_to(client, 'UTF8')), now(), 1)
  on conflict (bucket, client_hash) do update set
    window_start = case
      when known.window_start <= now() - window_length then now() else known.window_start
    end,
    hits = case
      -- One beyond the limit says enough; a flood shall not count up to the end of the type.
      when known.window_start <= now() - window_length then 1 else least(known.hits, max_hits) + 1
    end
  returning hits, window_start + window_length into calls, window_end;

  -- After its own row, and without those that another call holds: two calls that wait for each other's rows would end
  -- in an error for a visitor.
  delete from private.rate_limits where ctid in (
    select ctid from private.rate_limits
    where bucket = limit_name and window_start <= now() - window_length
    for update skip locked
  );

  if calls <= max_hits then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from window_end - now())))::integer;
end;
$$;

-- Only servers with the secret key may count, such as the function `chat-with-gemini`; triggers count as the owner.
revoke all on function public.hit_rate_limit(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.hit_rate_limit(text, text, integer, integer) to service_role;

-- Returns the IP address of the client whose request is being answered; null outside of requests. The platform's
-- proxies set these headers; a client can only add addresses in front of the last one.
create function private.client_address()
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    nullif(headers ->> 'x-real-ip', ''),
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', -1)), '')
  )
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as request
$$;
revoke all on function private.client_address() from public, anon, authenticated;

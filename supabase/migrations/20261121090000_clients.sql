-- The caller: the client of a request, as limits count it.

-- The API does not expose this schema, so browsers cannot reach anything in it.
create schema private;
revoke all on schema private from public;

-- Returns what counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, because a connection at
-- home gets at least that many: `2001:db8::1` and `2001:db8::/64` give `2001:db8::/64`. Null for any other text.
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
  if client !~ '^[0-9a-fA-F:]*:[0-9a-fA-F:]*[0-9.]*(/64)?$' or not pg_input_is_valid(client, 'inet') then
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

-- Returns the client whose request is being answered, as `private.client_network` counts it; `unknown` if the
-- header cannot be read, so that nonsense does not circumvent a limit: all such requests share one. Null without such
-- headers: outside of requests, and for a server that asks the database directly.
--
-- Which header: Supabase's guide «Securing your API» takes the first address of `x-forwarded-for`, which a client can
-- write itself (github.com/orgs/supabase/discussions/34647). Hosted projects are behind Cloudflare, which sets
-- `cf-connecting-ip` («Cloudflare HTTP headers», developers.cloudflare.com/fundamentals/reference/http-headers). Behind
-- other proxies: the header that nginx sets, then the last address of the list, which the nearest proxy has added. The
-- functions take the same in `supabase/functions/_shared/client-address.ts`.
create function private.client_address()
returns text
language sql
stable
set search_path = ''
as $$
  select case when address is not null then coalesce(private.client_network(btrim(address)), 'unknown') end
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as request,
    coalesce(
      headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip', split_part(headers ->> 'x-forwarded-for', ',', -1)
    ) as address
$$;

-- Everybody may call a new function, so each migration that makes some ends with this statement.
revoke all on all functions in schema private from public, anon, authenticated;

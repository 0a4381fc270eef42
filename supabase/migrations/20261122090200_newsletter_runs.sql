-- Functions for the function `newsletter`. Only servers with the secret key may call those in `public`.

-- Adds a consent text unless it is the current one already, and returns its version. A text that comes back after
-- another one gets a new version. A version begins with the day in Madrid, where the site's calendars are.
create function private.publish_consent_text(consent_text text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  current_text private.consent_texts;
  new_version constant text :=
    to_char(now() at time zone 'Europe/Madrid', 'YYYY-MM-DD') || '-'
      || left(encode(sha256(convert_to(consent_text, 'UTF8')), 'hex'), 8);
begin
  select * into current_text from private.consent_texts order by published_at desc limit 1;
  if current_text.text = consent_text then
    return current_text.version;
  end if;
  insert into private.consent_texts (version, text) values (new_version, consent_text)
  -- Only where two texts take turns within a day, or two calls within a moment.
  on conflict (version) do update set published_at = clock_timestamp();
  return new_version;
end;
$$;

-- Returns the mails to send now, at most `max_mails`, as a list of `{ id, email, token, unsubscribe_token, mail }`,
-- where `mail` is the same for every try of one mail and does not reveal the number of subscribers. They are marked as
-- tried before they are sent, so that the next try follows after a pause even if the caller fails, and none follows the
-- last. Two callers never get the same mail.
--
-- Sign-ups cannot delay other people's confirmations: the first mail of each place (`private.client_site`) goes before
-- the second of any, and one place gets no more than its share of an hour. Each try counts, as for the total limit.
create function public.claim_newsletter_mails(consent_text text, max_mails integer)
returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- After each try but the last.
  pauses constant interval[] := array['5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours'];
  -- The limit of all mails, so that no flood of sign-ups ruins the sender's name. Those beyond wait.
  max_mails_an_hour constant integer := 200;
  -- The limit of one place. Those beyond wait.
  max_mails_of_site constant integer := 20;
  -- The limit of one mailbox. Counted apart from the rows, so that no deletion makes it forgotten.
  max_mails_of_mailbox constant integer := 3;
  seconds_of_mailbox constant integer := 86400;
  current_version constant text := private.publish_consent_text(consent_text);
  due record;
  seconds integer;
  mail json;
  claimed json[] := '{}';
begin
  -- Callers take turns. Visitors do not wait for them.
  lock table private.subscribers in share update exclusive mode;

  for due in
    select * from (
      select id, email, mail_attempts, mail_due_at, site_hash,
        coalesce(sent.hits, 0) + row_number() over (partition by site_hash order by mail_due_at, id) as turn
      from private.subscribers as waiting
        left join private.rate_limits as sent on bucket = 'mail-site' and client_hash = site_hash
          and sent.expires_at between clock_timestamp() and clock_timestamp() + interval '1 hour'
      where confirmed_at is null and waiting.expires_at > now()
        -- Beyond the longest pause: the clock has been set back.
        and (mail_due_at <= now() or mail_due_at > now() + interval '25 hours')
    ) as queue
    where site_hash is null or turn <= max_mails_of_site
    order by turn, mail_due_at, id
  loop
    exit when cardinality(claimed) >= max_mails;
    -- Rows that another transaction holds wait for the next run; rows that have changed meanwhile are no longer due.
    perform from private.subscribers
    where id = due.id and confirmed_at is null and mail_due_at = due.mail_due_at
    for update skip locked;
    continue when not found;
    exit when private.count_hit('mails', '', max_mails_an_hour, 3600) > 0;
    if due.site_hash is not null then
      perform private.count_hit('mail-site', due.site_hash, max_mails_of_site, 3600);
    end if;
    if due.mail_attempts = 0 then
      seconds := private.count_hit(
        'mail', private.keyed_hash(private.mailbox(due.email)), max_mails_of_mailbox, seconds_of_mailbox
      );
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
    update private.subscribers set
      mail_attempts = mail_attempts + 1,
      -- Beyond the array: null, so no try follows the last.
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
  return array_to_json(claimed);
end;
$$;

-- Notes that a mail has been sent. Returns whether there was one to note.
create function public.finish_newsletter_mail(subscriber_id bigint)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.subscribers set mail_due_at = null, mail_attempts = 0
  where id = subscriber_id and mail_attempts > 0;
  return found;
end;
$$;

-- Confirms the subscriber whose link has been used. Returns whether there is one, also for a second call.
create function public.confirm_subscriber(link_token text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.subscribers set confirmed_at = coalesce(confirmed_at, now()), mail_due_at = null, mail_attempts = 0
  where token = link_token and (confirmed_at is not null or expires_at > now());
  return found;
end;
$$;

-- Deletes the subscriber whose link has been used: nothing of a person is kept who does not want it. Returns whether
-- there was one.
create function public.delete_subscriber(link_token text)
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

revoke all on function
  public.claim_newsletter_mails(text, integer), public.finish_newsletter_mail(bigint),
  public.confirm_subscriber(text), public.delete_subscriber(text)
  from public, anon, authenticated;
grant execute on function
  public.claim_newsletter_mails(text, integer), public.finish_newsletter_mail(bigint),
  public.confirm_subscriber(text), public.delete_subscriber(text)
  to service_role;

revoke all on all functions in schema private from public, anon, authenticated;

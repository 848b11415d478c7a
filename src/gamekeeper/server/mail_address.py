"""Mail addresses as people type them, and as a mail server takes them."""

from __future__ import annotations

import re
import unicodedata

from gamekeeper.server.errors_mail import BadAddress

LONGEST = 254  # bytes of an address (RFC 5321, by its path)
LONGEST_LOCAL = 64
ATOM = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&'*+-/=?^_`{|}~")
LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")


def clean_address(text: str) -> str:
    """An address with its domain in small letters; BadAddress for what is none.

    Quoted names and numbers instead of a domain are none here: nobody has one by which they could be found again.
    """
    normal = unicodedata.normalize("NFC", text.strip())
    local, _, domain = normal.rpartition("@")
    if not is_local(local) or len(local.encode()) > LONGEST_LOCAL:
        raise BadAddress("a mail address is like name@example.org")
    address = f"{local}@{domain.lower()}"
    if len(for_servers(address).encode()) > LONGEST or len(address.encode()) > LONGEST:
        raise BadAddress(f"a mail address has at most {LONGEST} bytes")
    return address


def key_of(address: str) -> str:
    """What an address is found by: people do not type capitals as they did the first time."""
    return address.casefold()


def for_servers(address: str) -> str:
    """The address with its domain in ASCII (IDNA); BadAddress where there is no such domain."""
    local, _, domain = address.rpartition("@")
    return f"{local}@{ascii_domain(domain)}"


def is_local(local: str) -> bool:
    """Whether it is a name before the @: words of letters, digits and a few signs, with single dots between."""
    return all(word and all(map(may_stand, word)) for word in local.split("."))


def may_stand(letter: str) -> bool:
    """Whether a letter may stand in one of those words; beyond ASCII what is written with (RFC 6531)."""
    return letter in ATOM or (not letter.isascii() and unicodedata.category(letter)[0] in "LMN")


def ascii_domain(domain: str) -> str:
    """A domain as the network knows it; BadAddress for what is none."""
    try:
        known = domain.encode("idna").decode("ascii")
    except UnicodeError:
        raise BadAddress("what follows the @ is not a domain") from None
    labels = known.split(".")
    is_domain = len(labels) > 1 and all(map(LABEL.fullmatch, labels)) and not labels[-1].isdigit()
    # a letter that Python's older table of names maps to others would lead to a stranger's domain
    if not is_domain or (not domain.isascii() and known.encode("ascii").decode("idna") != domain):
        raise BadAddress("what follows the @ is not a domain")
    return known

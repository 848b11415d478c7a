"""All text for players, in every language, as Fluent files; the terminal and the web page read the same ones.

``words/<language>/common.ftl`` belongs to every game, ``<game>.ftl`` and ``<game>_rules.ftl`` to one,
``terminal.ftl`` to the command line, ``web.ftl`` to the web page, ``mail.ftl`` to letters.

What a text may use, for a parameter ``x`` of a phrase or an event:

- an element, which is what the game lists as one (``"card:12"``, ``"park-deck"``), becomes the text of its
  label as ``$x``; each attribute of that label's text becomes ``$x-<attribute>``: a language adds the cases it
  needs (``$card-acc``) without a word elsewhere;
- a seat (``"seat:2"``) becomes the player's name as ``$x``, and ``$x-who`` is ``you`` or ``other``;
- a list of elements becomes the list of their texts, joined the language's way, attributes too;
- a list of numbers has one number per seat and becomes "Ada 3, Birch 0";
- everything else stays as it is.
"""

from gamekeeper.words.blurb import Blurb, blurb
from gamekeeper.words.translator import LANGUAGES, MissingText, Translator, check_language, mail_words, page_words

__all__ = ["LANGUAGES", "Blurb", "MissingText", "Translator", "blurb", "check_language", "mail_words", "page_words"]

"""Several people on one device: each has a seat of their own, and the device follows the match as one of them."""

from __future__ import annotations

import json

import pytest

from server.people import BOT, ME, House, Person, act, good

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here

QUICK = {"turn_cap": 6, "start_seat": 0}


def beside(name: str) -> dict[str, str]:
    return {"kind": "beside", "name": name}


async def ask(person: Person, code: str, who: int) -> dict:
    """The update as somebody on the device gets it; -1 as nobody of them."""
    return await person.get(f"/tables/{code}/update", **{"as": who})


async def answer(person: Person, code: str, who: int) -> dict:
    """Give the first answer in the name of somebody on the device."""
    update = await ask(person, code, who)
    body = act(update["number"], update["prompt"]["options"][0]["action"])
    return good(await person.client.post(f"/api/tables/{code}/actions", json=body, params={"as": who}))


async def test_each_plays_a_whole_match_on_a_seat_of_their_own(house: House) -> None:
    ada = house.person("Ada")
    code = await ada.new_table([ME, beside("Ben"), beside("Ada")], options=QUICK)
    seen = await ask(ada, code, 0)
    assert [(place["name"], place["here"]) for place in seen["table"]["places"]] == [
        ("Ada", 0),
        ("Ben", 1),
        ("Ada 2", 2),
    ]
    assert [(await ask(ada, code, who))["table"]["my_seat"] for who in (0, 1, 2, -1)] == [0, 1, 2, None]
    assert all(place["present"] for place in seen["table"]["places"])
    while not (now := await ask(ada, code, -1))["outcome"]:
        assert now["prompt"] is None
        await answer(ada, code, now["deciders"][0])
    rows = (await ada.get(f"/tables/{code}/history"))["rows"]
    assert {row["seat"] for row in rows} == {0, 1, 2}
    again = await ada.post(f"/tables/{code}/rematch")
    assert [place["here"] for place in again["places"]] == [1, 2, 0]


async def test_nothing_of_anothers_hand_comes_over_the_line(house: House) -> None:
    ada = house.person("Ada")
    code = await ada.new_table([ME, beside("Ben")], options=QUICK)
    hands = [(await ask(ada, code, who))["view"]["hand"] for who in (0, 1)]
    async with ada.socket(code, "0&as=1") as ben, ada.socket(code, "0&as=-1") as nobody:
        await ben.update()
        await nobody.update()
        laid = await answer(ada, code, 0)
        await ben.update()
        await nobody.update()
        held = set(hands[0]) & set(laid["view"]["hand"])
        assert held
        heard = "".join((*ben.heard, *nobody.heard))
        assert not [card for card in held if f'"card:{card}"' in heard]
        assert json.loads(ben.heard[0])["view"]["hand"] == hands[1]
        assert not json.loads(nobody.heard[0])["view"].get("hand")


async def test_whose_device_it_is_alone_may_lend_it(house: House) -> None:
    ada, eve = house.person("Ada"), house.person("Eve")
    code = await ada.new_table([ME, beside("Ben")], options=QUICK)
    refused = await ada.refused("POST", f"/tables/{code}/link?as=1")
    assert refused == (403, "NotYourSeat")
    assert await ada.refused("GET", f"/tables/{code}/update?as=2") == (403, "NoSeat")
    await eve.put("/me", {"name": "Eve", "language": "en"})
    assert await eve.refused("GET", f"/tables/{code}/update?as=1") == (403, "NoSeat")
    seen = await eve.get(f"/tables/{code}")
    assert [place["here"] for place in seen["places"]] == [None, None]
    assert (await eve.refused("POST", "/tables", {
        "game": "yellowstone_park", "seats": 2, "places": [beside("Ben"), BOT], "name": "Eve",
    }))[1] == "BadSetup"  # fmt: skip


async def test_who_is_beside_is_here_as_long_as_the_device_is(house: House) -> None:
    ada = house.person("Ada")
    code = await ada.new_table([ME, beside("Ben")], options=QUICK)
    async with ada.socket(code, "0&as=1") as ben:
        seen = (await ben.update())["table"]
        assert [place["present"] for place in seen["places"]] == [True, True]
        await ada.post("/me/sign-out")
        assert await ben.closed() == 4401

"""Checks of an exhibit's first screen: what is there, and that mouse and keys do the same."""

from pages import SAME, Rule, above, below, has, starts

SHOWN = "$$('{}').filter(it => it.offsetParent).map(it => it.{})"
STEPS = SHOWN.format(".bar button", "dataset.go")
TABS = SHOWN.format("#panel .tabs [data-tab]", "dataset.tab")
IN_SIGHT = """(it => {
    const place = it.closest('#text, #story');
    return box(it).top >= box(place).top - 1 && box(it).bottom <= box(place).bottom + 1;
})($('%s'))"""
FRAME = "player.guide.frames.map(([[side, moment]]) => moment)"
PRESSED = "$$('.frame').map(it => it.getAttribute('aria-pressed') === 'true')"
CUT = "$$('#text, #panel, .views').map(it => it.scrollWidth - it.clientWidth)"

FIRST_SCREEN = [
    (
        "exhibit-1 1400x900",
        [
            ("", "three buttons lead through the recording", STEPS, ["previous", "play", "next"]),
            ("", "four tabs are there", TABS, ["views", "code", "notice", "known"]),
            ("", "the row of the view that covers is in sight", IN_SIGHT % "#text tr.bad"),
            (
                "",
                "that row has the ranks of the fix, which differ",
                "$$('#text tr.mended td.n').map(it => it.textContent)",
                ["-1", "4", "5", "3", "0", "1", "7"],
            ),
            ("", "the fix in Swift is in sight", IN_SIGHT % "[data-card=fixed] .codes"),
            ("", "four drawings tell the bug", "$$('.frame svg').length", 4),
            (
                "",
                "the first drawing has the card at the back, and the others have it in front",
                "$$('.frame').map(it => $$('text', it).map(it => it.textContent).indexOf('card 0,"
                " z -1'))",
                [0, 4, 4, 4],
            ),
            (
                "",
                "the second drawing has the cells that wait for reuse",
                "$$('.frame').map(it => $$('.plate.waits', it).length)",
                [0, 3, 0, 0],
            ),
            ("", "the page opens at the last drawing", PRESSED, [False, False, False, True]),
            (
                "click .frame:nth-child(2)",
                "a click on a drawing leads to its moment",
                f"[S.moment, {FRAME}[1], S.sentence]",
                Rule(
                    "the cause",
                    lambda it: it[0] == it[1] and it[2].startswith("The cause: "),
                ),
            ),
            (
                "",
                "in the middle of a step the table has the views that wait for reuse",
                "$$('#text tr.waits').length",
                3,
            ),
            (
                "focus .frame | Space",
                "the space bar presses a drawing",
                f"[S.moment - {FRAME}[0], Boolean(player.timer)]",
                [0, False],
            ),
            (
                "focus .frame:nth-child(4) | Enter",
                "so does Enter",
                f"[S.moment - {FRAME}[3], {PRESSED}[3]]",
                [0, True],
            ),
            (
                "click .dot",
                "a press on the dot tells what a tap reaches on both sides",
                "$$('#tapped span').map(it => it.textContent)",
                [
                    "The tap reaches card 0. indexPathForItem(at:) returns item 0-2.",
                    "The tap reaches item 0-2, the item that indexPathForItem(at:) returns.",
                ],
            ),
            ("focus .dot | Enter", "Enter presses the dot", "$$('#tapped span').length", 1),
            (
                "js K.places = [] | "
                + " | ".join(
                    f"{key} | js K.places.push(JSON.stringify($$('.room').map(it => box(it))))"
                    for key in "1 2 3 Home End".split()
                ),
                "the screens stay where they are",
                "K.places",
                SAME,
            ),
            ("4", "4 shows the pitfalls", "box($('[data-card=avoid] li')).height", above(10)),
            ("1", "another card hides them", "box($('[data-card=avoid] li')).height", 0),
        ],
    ),
    # The button and its key, and what only the whole player has.
    (
        "exhibit-1 1400x900",
        [
            (
                "click #inspect",
                "inspect shows all buttons and tabs, and no drawings",
                f"[{STEPS}.length, {TABS}.length, $('#frames').hidden]",
                [above(8), above(8), True],
            ),
            (
                "within 5 location.hash.includes('inspect')",
                "the address says so",
                "location.hash",
                has("inspect"),
            ),
            (
                "click [data-tab=trace] | i",
                "the key i goes back to the first screen and its tab",
                f"[{TABS}.length, S.tab]",
                [4, "views"],
            ),
            (
                "w",
                "a key of a hidden tab shows the whole player",
                f"[S.tab, {TABS}.length]",
                ["why", above(8)],
            ),
            (
                "i | e",
                "so does the key of the exploded view",
                "[S.isApart, player.inspects]",
                [True, True],
            ),
            ("i", "the first screen is flat", "[S.isApart, player.inspects]", [False] * 2),
            (
                "f",
                "the key of the filter leads to the filter",
                "[document.activeElement.id, player.inspects]",
                ["filter", True],
            ),
        ],
    ),
    # Keys that are letters, digits and signs can be switched off.
    (
        "exhibit-1 1400x900",
        [
            (
                "? | click #letterKeys | click [data-close] | Home | 1 | x | w | i",
                "without letter keys, letters and digits do nothing",
                "[S.moment, S.side, S.tab, player.inspects]",
                [0, "the bug", "views", False],
            ),
            (
                "ArrowRight | End",
                "arrows, Home and End still lead through the recording",
                "S.moment === S.count - 1",
            ),
            (
                "click [data-go=help]",
                "the choice is kept",
                "$('#letterKeys').checked",
                False,
            ),
            (
                "focus #letterKeys | Space | click [data-close] | Home | 1",
                "they can be switched on again",
                "S.moment",
                above(0),
            ),
        ],
    ),
    # A question at once, wherever the reader is.
    *(
        (
            f"exhibit-1#{fragment} 1280x800",
            [
                (
                    "click #predict",
                    "predict asks something at once",
                    "[$('#quiz').hidden, said('#quiz h3').length > 10]",
                    [False, True],
                ),
                (
                    "",
                    "the title and the question are in sight",
                    "['h1', '#quiz h3'].map(it => document.elementFromPoint(...middle($(it)))"
                    " === $(it))",
                    [True, True],
                ),
                (
                    "js K.at = S.moment | focus [data-go=help] | Enter",
                    "Enter presses the button that has the focus",
                    "[$('#dialog').open, S.moment - K.at]",
                    [True, 0],
                ),
            ],
        )
        for fragment in ("m=0&inspect", "inspect")
    ),
    (
        "exhibit-1#tab=why 1400x900",
        [
            (
                "click #text [data-pair]",
                "the answer is in sight, and no inspector hides it",
                "[$('#inspector').hidden, box($('#answer')).bottom < box($('#panel')).bottom]",
                [True, True],
            ),
            ("click #text [data-deselect]", "other views can be compared", "S.a", None),
        ],
    ),
    *(
        (
            f"exhibit-{number}#{fragment} {size}",
            [
                (
                    "",
                    "the table of views is not cut at the right",
                    CUT,
                    Rule("no width beyond the pane", lambda all: max(all) <= 1),
                )
            ],
        )
        for number in (1, 16, 31, 61)
        for fragment in ("tab=views", "tab=views&inspect")
        for size in ("1400x900", "1280x720", "390x844")
    ),
    # Each control of both screens is pressed by Space and Enter. See `presses`.
    *(
        (
            f"exhibit-{number} 1400x900",
            [
                (
                    "",
                    "the fix in Swift is in the third card, in sight",
                    f"[$('.codes').closest('[data-card]').dataset.card, {IN_SIGHT % '.codes'}]",
                    ["fixed", True],
                ),
                ("", "what is wrong is in sight", IN_SIGHT % "#text tr.now"),
                ("2", "the state of a side is not cut", "$$('.how').map(it => it.scrollHeight"
                 " - it.clientHeight)", Rule("all", lambda all: max(all) <= 0)),
            ],
        )
        for number in (5, 9, 13, 15, 29, 41, 49, 56)
    ),
    (
        "exhibit-1 390x844",
        [
            ("", "nothing scrolls sideways", "document.documentElement.scrollWidth", below(391)),
            (
                "",
                "the drawings and the screens are on the first screen",
                "$$('.frame, .glass').map(it => box(it).bottom)",
                Rule("in sight", lambda all: max(all) < 844),
            ),
        ],
    ),
    # A site leads from page to page.
    (
        "site/exhibit-1 1400x900",
        [
            (
                "within 10 window.player",
                "the first page leads to the next one and to all",
                "$$('#neighbors a').map(it => it.getAttribute('href'))",
                ["index.html", "exhibit-15.html"],
            ),
            (
                "click #neighbors [rel=next]"
                " | within 10 /15/.test(document.title) && window.player",
                "the last page leads back",
                "[document.title, $$('#neighbors a').map(it => it.getAttribute('href'))]",
                [starts("Exhibit 15"), ["exhibit-1.html", "index.html"]],
            ),
        ],
    ),
]

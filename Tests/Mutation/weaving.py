"""Weaves mutants into the text of a file, and finds the mutants to which the compiler's errors
belong.
"""


class Woven:
    # If spans are equal, the cut of a loop encloses the choice of a statement, which encloses the
    # choice of an expression.
    RANKS = {"loop cut": 0}

    def __init__(self, source, mutants):
        self.source, self.mutants = source, mutants
        events = []
        for mutant in mutants:
            start, end = mutant.span
            rank = 0 if mutant.kind == "loop cut" else 1 if mutant.opening.startswith("if ") else 2
            number = str(mutant.number)
            if mutant.opening:
                # An insertion that encloses nothing comes before openings at that place.
                size = end - start if end > start else 1 << 40
                events.append(
                    (
                        (start, 1, -size, rank, mutant.number),
                        start,
                        start,
                        mutant.opening.replace("#", number),
                        mutant,
                    )
                )
            if mutant.closing:
                events.append(
                    (
                        (end, 0, -start, -rank, -mutant.number),
                        end,
                        end,
                        mutant.closing.replace("#", number),
                        mutant,
                    )
                )
            if mutant.moved:
                # Behind everything that ends at the position, or before everything that begins
                # there.
                position, text = mutant.moved
                order = (position, 0, 1, 0, mutant.number)
                if position < start:
                    order = (position, 1, -(1 << 41), 0, mutant.number)
                events.append((order, position, position, text.replace("#", number), mutant))
            if mutant.replaced:
                first, last, text = mutant.replaced
                events.append(((first, 2, 0, 0, 0), first, last, text, mutant))
        events.sort(key=lambda event: event[0])
        # The pieces of the new text: their beginnings, those in the old text, and the mutants that
        # they belong to.
        self.pieces = []
        parts, position, length = [], 0, 0

        def add(text, origin, owner):
            nonlocal length
            if text:
                parts.append(text)
                self.pieces.append((length, origin, owner))
                length += len(text)

        for _, first, last, text, mutant in events:
            add(source[position:first], position, None)
            add(text, first, mutant)
            position = max(position, last)
        add(source[position:], position, None)
        self.text = "".join(parts)

    def guilty(self, line, column, message):
        """Returns the mutants to which an error at a line and a column (in bytes) of the new text
        belongs.
        """
        lines = self.text.split("\n")
        start = sum(len(each) + 1 for each in lines[: line - 1])
        column = len(lines[line - 1].encode()[: column - 1].decode(errors="ignore"))
        position = start + column
        low, high = 0, len(self.pieces)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.pieces[middle][0] <= position else (low, middle)
        begin, origin, owner = self.pieces[low]
        if owner is not None:
            return [owner]
        position = origin + position - begin
        around = self.innermost(position, lambda mutant: mutant.span)
        on_line = [
            mutant
            for mutant in self.mutants
            if self.line(mutant.span[0]) <= line <= self.line(mutant.span[1])
        ]
        in_statement = self.innermost(position, lambda mutant: mutant.statement)
        choices = (
            [in_statement, on_line]
            if "reasonable time" in message
            else [around, on_line, in_statement]
        )
        for choice in choices:
            if choice:
                return choice
        # An error at the end of a body can belong to a mutant further up.
        above = [
            self.line(mutant.span[0])
            for mutant in self.mutants
            if self.line(mutant.span[0]) <= line
        ]
        return [
            mutant
            for mutant in self.mutants
            if not above or self.line(mutant.span[0]) == max(above)
        ]

    def innermost(self, position, span):
        """Returns the mutants with the shortest span around a position."""
        around = [
            mutant for mutant in self.mutants if span(mutant)[0] <= position <= span(mutant)[1]
        ]
        least = min((span(mutant)[1] - span(mutant)[0] for mutant in around), default=0)
        return [mutant for mutant in around if span(mutant)[1] - span(mutant)[0] == least]

    def line(self, position):
        return self.source.count("\n", 0, position) + 1


def with_reaching(source, tokens):
    """Returns the text of a test file in which every test has the trait `.reaching`."""
    insertions = []
    for index, token in enumerate(tokens):
        if token.text != "Test" or index == 0 or tokens[index - 1].text != "@":
            continue
        following = tokens[index + 1]
        if following.text != "(" or following.start != token.end:
            insertions.append((token.end, "(.reaching)"))
        elif tokens[index + 2].kind == "string":
            insertions.append((tokens[index + 2].end, ", .reaching"))
        else:
            insertions.append((following.end, ".reaching, "))
    for position, text in reversed(insertions):
        source = source[:position] + text + source[position:]
    return source

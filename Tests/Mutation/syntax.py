"""The part of Swift's grammar that mutants need: declarations, statements and expressions, as a
tree over tokens.

Types, patterns and attributes are skipped. Types are not known, so a mutant may turn out not to
compile.
"""

from .tokens import MARK, NUMBER, OPERATOR, STRING, WORD, Unreadable

MODIFIERS = {
    "public",
    "private",
    "fileprivate",
    "internal",
    "package",
    "open",
    "final",
    "static",
    "override",
    "mutating",
    "nonmutating",
    "nonisolated",
    "required",
    "convenience",
    "lazy",
    "weak",
    "unowned",
    "dynamic",
    "optional",
    "indirect",
    "isolated",
    "prefix",
    "postfix",
    "infix",
    "consuming",
    "borrowing",
    "distributed",
}
TYPES = {"struct", "class", "enum", "protocol", "extension", "actor"}
DECLARATIONS = {
    "func",
    "init",
    "deinit",
    "subscript",
    "var",
    "let",
    "typealias",
    "associatedtype",
    "import",
    "case",
    "operator",
    "precedencegroup",
    "macro",
} | TYPES
STATEMENTS = {
    "if",
    "guard",
    "while",
    "repeat",
    "for",
    "switch",
    "do",
    "defer",
    "return",
    "throw",
    "break",
    "continue",
    "fallthrough",
}
ACCESSORS = {"get", "set", "willSet", "didSet", "_read", "_modify"}
# The precedence of infix operators. Others have the precedence of `+`.
BINDING = {
    "=": 0,
    "||": 2,
    "&&": 3,
    "==": 4,
    "!=": 4,
    "===": 4,
    "!==": 4,
    "<": 4,
    "<=": 4,
    ">": 4,
    ">=": 4,
    "~=": 4,
    "??": 5,
    "is": 6,
    "as": 6,
    "..<": 7,
    "...": 7,
    "+": 8,
    "-": 8,
    "&+": 8,
    "&-": 8,
    "|": 8,
    "^": 8,
    "*": 9,
    "/": 9,
    "%": 9,
    "&*": 9,
    "&": 9,
    "<<": 10,
    ">>": 10,
    "&<<": 10,
    "&>>": 10,
}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "||=", "&&="}


class Node:
    """A piece of source from its first token to its last."""

    def __init__(self, kind, first, last, **parts):
        self.kind, self.first, self.last = kind, first, last
        self.__dict__.update(parts)

    def __getattr__(self, name):
        # The value of a part that the node does not have.
        return None

    def __repr__(self):
        return f"{self.kind}[{self.first}...{self.last}]"


class Parser:
    def __init__(self, tokens):
        self.tokens = tokens
        self.at = 0
        self.skipped = []

    # Tokens

    def peek(self, ahead=0):
        index = self.at + ahead
        return self.tokens[index] if index < len(self.tokens) else None

    def text(self, ahead=0):
        token = self.peek(ahead)
        return token.text if token and token.kind != STRING else ""

    def take(self, text=None):
        token = self.peek()
        if token is None or (text is not None and token.text != text):
            raise Unreadable(
                f"line {token.line if token else 'last'}: '{token.text if token else ''}' instead"
                f" of '{text}'"
            )
        self.at += 1
        return token

    def accept(self, *texts):
        if self.text() in texts:
            self.at += 1
            return True
        return False

    def skip_brackets(self):
        """Moves from an opening bracket past its closing one."""
        depth = 0
        while True:
            token = self.take()
            if token.kind == MARK and token.text in "([{":
                depth += 1
            elif token.kind == MARK and token.text in ")]}":
                depth -= 1
                if depth == 0:
                    return

    def closing(self, index):
        """Returns the index of the bracket that closes the one at `index`."""
        here, self.at = self.at, index
        self.skip_brackets()
        index, self.at = self.at - 1, here
        return index

    def skip_angles(self):
        depth = 0
        while True:
            token = self.peek()
            if token.kind == MARK and token.text in "([{":
                self.skip_brackets()
                continue
            self.take()
            if token.kind == OPERATOR and set(token.text) <= set("<>?!&"):
                depth += token.text.count("<") - token.text.count(">")
                if depth <= 0:
                    return

    def skip_type(self):
        while True:
            while self.text() == "@" or self.text() in {
                "any",
                "some",
                "inout",
                "borrowing",
                "consuming",
                "sending",
                "isolated",
                "repeat",
                "each",
                "nonisolated",
                "~",
            }:
                if self.accept("@"):
                    self.take()
                    if self.text() == "(" and not self.peek().free_before:
                        self.skip_brackets()
                    elif self.peek(-1).text == "convention":
                        self.skip_brackets()
                else:
                    self.take()
            if self.text() in ("(", "["):
                self.skip_brackets()
            else:
                self.take()
            while True:
                following = self.peek()
                if following is None:
                    return
                if following.text == "." and not following.is_first:
                    self.take()
                    self.take()
                elif following.text.startswith("<") and not following.free_before:
                    self.skip_angles()
                elif (
                    following.kind == OPERATOR
                    and set(following.text) <= set("?!")
                    and not following.free_before
                ):
                    self.take()
                else:
                    break
            here = self.at
            self.accept("async")
            if self.accept("throws", "rethrows") and self.text() == "(":
                self.skip_brackets()
            if self.accept("->") or (self.at == here and self.text() == "&" and self.accept("&")):
                continue
            self.at = here
            return

    def skip_attributes(self):
        names = []
        while self.text() == "@":
            self.take()
            names.append(self.take().text)
            while self.text() == ".":
                self.take(), self.take()
            if self.text() == "(" and not self.peek().free_before:
                self.skip_brackets()
        return names

    # Declarations

    def file(self):
        return self.members(None)

    def members(self, end):
        found = []
        while self.peek() is not None and self.text() != end:
            start = self.at
            try:
                found += self.declaration()
            except (Unreadable, IndexError, AttributeError) as problem:
                self.skipped.append(str(problem))
                self.recover(start)
        return found

    def recover(self, start):
        """Moves past the declaration that begins at `start` and could not be parsed."""
        self.at = start
        while self.peek() is not None:
            if self.text() in ("(", "["):
                self.skip_brackets()
            elif self.text() == "{":
                self.skip_brackets()
                return
            elif self.text() == "}":
                return
            else:
                self.take()

    def is_declaration(self):
        """Whether a declaration begins here, among statements."""
        ahead = 0
        while True:
            text = self.text(ahead)
            if text == "@":
                return True
            if (
                text in MODIFIERS
                and self.peek(ahead + 1)
                and self.peek(ahead + 1).kind == WORD
                and not self.peek(ahead + 1).is_first
            ):
                ahead += 1
                continue
            return text in DECLARATIONS - {"case", "init", "operator", "macro", "import", "actor"}

    def modifiers(self):
        found = []
        while True:
            found += self.skip_attributes()
            text = self.text()
            if text in MODIFIERS or (
                text == "class"
                and self.text(1)
                in {"func", "var", "let", "subscript", "override", "final"} | MODIFIERS
            ):
                found.append(self.take().text)
                if self.text() == "(" and text in {
                    "public",
                    "private",
                    "package",
                    "internal",
                    "fileprivate",
                    "nonisolated",
                    "unowned",
                    "open",
                }:
                    self.skip_brackets()
                continue
            return found

    def declaration(self):
        start = self.at
        if self.directive():
            return []
        if self.accept(";"):
            return []
        modifiers = self.modifiers()
        word = self.take().text
        if word in TYPES:
            name = self.at
            while self.text() != "{":
                if self.text() == "(" or self.text() == "[":
                    self.skip_brackets()
                else:
                    self.take()
            # In `extension Array<Int>` and `struct Name: Protocol`, the name ends before `<` or
            # `:`.
            words = []
            index = name
            while self.tokens[index].kind == WORD or self.tokens[index].text == ".":
                if self.tokens[index].text == "where" or (
                    words and self.tokens[index].kind == WORD and words[-1] != "."
                ):
                    break
                words.append(self.tokens[index].text)
                index += 1
            self.take("{")
            members = self.members("}")
            self.take("}")
            return [
                Node("type", start, self.at - 1, name="".join(words), members=members, word=word)
            ]
        if word == "func":
            name = self.take().text
            return [self.function(start, modifiers, name)]
        if word == "init":
            self.accept("?", "!")
            return [self.function(start, modifiers, "init")]
        if word == "deinit":
            return [self.function(start, modifiers, "deinit")]
        if word == "subscript":
            return [self.subscript(start, modifiers)]
        if word in ("var", "let"):
            return self.variables(start, modifiers, word)
        if word in (
            "case",
            "typealias",
            "associatedtype",
            "import",
            "operator",
            "precedencegroup",
            "macro",
        ):
            self.skip_line()
            return []
        raise Unreadable(f"line {self.peek(-1).line}: no declaration begins with '{word}'")

    def skip_line(self):
        while self.peek() is not None and self.text() != "}":
            token = self.peek()
            if token.is_first and not (
                self.peek(-1).text in ",=&" or token.text in (".", ",", "=", "&", "where")
            ):
                return
            if token.text in ("(", "[", "{"):
                self.skip_brackets()
            else:
                self.take()

    def directive(self):
        if self.text() not in ("#if", "#else", "#elseif", "#endif", "#warning", "#error"):
            return False
        self.take()
        while self.peek() is not None and not self.peek().is_first:
            self.take()
        return True

    def parameters(self):
        """Returns the default values as expressions, the labels, and the names with their types."""
        self.take("(")
        values, labels, names = [], [], []
        while self.text() != ")":
            self.skip_attributes()
            labels.append(self.text())
            while self.text() != ":":
                self.take()
            name = self.peek(-1).text
            self.take(":")
            first = self.at
            self.skip_type()
            names.append((name, self.written(first)))
            if self.accept("..."):
                pass
            if self.accept("="):
                values.append(self.expression())
            self.accept(",")
        self.take(")")
        return values, labels, names

    def words(self, first):
        """Returns the words from a token to the current one."""
        return [token.text for token in self.tokens[first : self.at] if token.kind == WORD]

    def written(self, first):
        """Returns the text from a token to the current one."""
        return " ".join(token.text for token in self.tokens[first : self.at])

    def function(self, start, modifiers, name):
        if self.text().startswith("<"):
            self.skip_angles()
        defaults, labels, names = ([], [], []) if name == "deinit" else self.parameters()
        throws = False
        while self.text() in ("async", "throws", "rethrows"):
            self.take()
            if self.text() == "(":
                self.skip_brackets()
        returns = None
        if self.accept("->"):
            first = self.at
            self.skip_type()
            returns = (first, self.at - 1)
        self.skip_where()
        body = self.block() if self.text() == "{" else None
        signature = (
            name
            if name in ("init", "deinit") and not labels
            else f"{name}({''.join(label + ':' for label in labels)})"
        )
        return Node(
            "function",
            start,
            self.at - 1,
            name=signature,
            modifiers=modifiers,
            defaults=defaults,
            returns=returns,
            body=body,
            parameters=names,
        )

    def skip_where(self):
        if self.accept("where"):
            while self.text() not in ("{", "}") and not self.peek().is_first:
                if self.text() in ("(", "["):
                    self.skip_brackets()
                else:
                    self.take()

    def subscript(self, start, modifiers):
        if self.text().startswith("<"):
            self.skip_angles()
        self.parameters()
        self.take("->")
        first = self.at
        self.skip_type()
        returns = (first, self.at - 1)
        self.skip_where()
        return Node(
            "variable",
            start,
            self.at - 1,
            name="subscript",
            modifiers=modifiers,
            returns=returns,
            accessors=self.accessors(returns, modifiers, "subscript") if self.text() == "{" else [],
        )

    def variables(self, start, modifiers, word):
        found = []
        while True:
            names = self.pattern()
            returns = None
            if self.accept(":"):
                first = self.at
                self.skip_type()
                returns = (first, self.at - 1)
            value = self.expression() if self.accept("=") else None
            accessors = []
            if self.text() == "{" and not (value is not None and self.peek().is_first):
                accessors = self.accessors(returns, modifiers, names)
            found.append(
                Node(
                    "variable",
                    start,
                    self.at - 1,
                    name=names,
                    modifiers=modifiers,
                    word=word,
                    returns=returns,
                    value=value,
                    accessors=accessors,
                )
            )
            if not self.accept(","):
                return found

    def pattern(self):
        """Skips a pattern: `name`, `_` or a tuple of them."""
        first = self.at
        if self.text() == "(":
            self.skip_brackets()
        else:
            self.take()
        return " ".join(token.text for token in self.tokens[first : self.at])

    def accessors(self, returns, modifiers, name):
        """Returns the bodies of `{ get {...} set {...} }`, or of a getter without `get`."""
        opening = self.at
        self.take("{")
        here = self.at
        self.skip_attributes()
        while self.text() in ("mutating", "nonmutating", "nonisolated", "private"):
            self.take()
        if (
            self.text() not in ACCESSORS
            or self.text(1) in (".", "=", ",")
            or (self.text(1) == "(" and self.text() not in ("set", "willSet", "didSet"))
        ):
            self.at = opening
            body = self.block()
            return [
                Node(
                    "function",
                    opening,
                    self.at - 1,
                    name=name,
                    modifiers=modifiers,
                    defaults=[],
                    returns=returns,
                    body=body,
                )
            ]
        self.at = here
        found = []
        while self.text() != "}":
            start = self.at
            more = self.modifiers()
            word = self.take().text
            if word not in ACCESSORS:
                raise Unreadable(f"'{word}' among accessors")
            if self.text() == "(":
                self.skip_brackets()
            while self.accept("async", "throws"):
                pass
            if self.text() == "{":
                body = self.block()
                found.append(
                    Node(
                        "function",
                        start,
                        self.at - 1,
                        name=f"{name}.{word}",
                        modifiers=modifiers + more,
                        defaults=[],
                        returns=returns if word in ("get", "_read") else None,
                        body=body,
                    )
                )
        self.take("}")
        return found

    # Statements

    def block(self):
        start = self.at
        self.take("{")
        statements = self.statements("}")
        self.take("}")
        return Node("block", start, self.at - 1, statements=statements)

    def statements(self, *ends):
        found = []
        while self.text() not in ends:
            if self.peek() is None:
                raise Unreadable("a block without an end")
            if self.directive() or self.accept(";"):
                continue
            found += self.statement()
        return found

    def statement(self):
        start = self.at
        text = self.text()
        if self.is_declaration():
            return self.declaration()
        if (
            self.peek().kind == WORD
            and self.text(1) == ":"
            and self.text(2) in ("for", "while", "repeat", "if", "switch", "do")
        ):
            self.take(), self.take()
            inner = self.statement()
            inner[0].first = start
            return inner
        method = getattr(self, "read_" + text, None) if text in STATEMENTS else None
        if method:
            return [method()]
        expression = self.expression()
        return [Node("expression", start, self.at - 1, expression=expression)]

    def condition_list(self):
        found = []
        while True:
            start = self.at
            text = self.text()
            if text in ("let", "var") or text == "case":
                self.take()
                name = self.text() if text != "case" else ""
                while self.text() not in ("=", ",", "{") and not (self.text() == "else"):
                    if self.text() in ("(", "["):
                        self.skip_brackets()
                    elif self.accept(":"):
                        self.skip_type()
                    else:
                        self.take()
                value = self.expression(trailing=False) if self.accept("=") else None
                found.append(Node("binding", start, self.at - 1, value=value, name=name))
            elif text == "#available" or text == "#unavailable":
                self.take()
                self.skip_brackets()
            else:
                found.append(self.expression(trailing=False))
            if not self.accept(","):
                return found

    def read_if(self):
        start = self.at
        self.take("if")
        conditions = self.condition_list()
        body = self.block()
        other = None
        if self.accept("else"):
            other = self.read_if() if self.text() == "if" else self.block()
        return Node("if", start, self.at - 1, conditions=conditions, body=body, other=other)

    def read_guard(self):
        start = self.at
        self.take("guard")
        conditions = self.condition_list()
        self.take("else")
        body = self.block()
        return Node("guard", start, self.at - 1, conditions=conditions, body=body)

    def read_while(self):
        start = self.at
        self.take("while")
        conditions = self.condition_list()
        body = self.block()
        return Node("while", start, self.at - 1, conditions=conditions, body=body)

    def read_repeat(self):
        start = self.at
        self.take("repeat")
        body = self.block()
        self.take("while")
        condition = self.expression()
        return Node("repeat", start, self.at - 1, conditions=[condition], body=body)

    def read_for(self):
        start = self.at
        self.take("for")
        self.accept("try")
        self.accept("await")
        first = self.at
        while self.text() != "in":
            if self.text() in ("(", "["):
                self.skip_brackets()
            else:
                self.take()
        names = self.words(first)
        self.take("in")
        sequence = self.expression(trailing=False)
        filter = self.expression(trailing=False) if self.accept("where") else None
        body = self.block()
        return Node(
            "for", start, self.at - 1, sequence=sequence, filter=filter, body=body, names=names
        )

    def read_switch(self):
        start = self.at
        self.take("switch")
        subject = self.expression(trailing=False)
        self.take("{")
        cases = []
        while self.text() != "}":
            if self.directive():
                continue
            first = self.at
            self.skip_attributes()
            filters = []
            if self.accept("default"):
                self.take(":")
            else:
                self.take("case")
                while self.text() != ":":
                    if self.text() in ("(", "[", "{"):
                        self.skip_brackets()
                    elif self.accept("where"):
                        filters.append(self.expression(trailing=True))
                    else:
                        self.take()
                self.take(":")
            body = []
            while self.text() not in ("case", "default", "}") and not (
                self.text() == "@" and self.text(1) == "unknown"
            ):
                if self.directive() or self.accept(";"):
                    continue
                body += self.statement()
            cases.append(Node("case", first, self.at - 1, filters=filters, statements=body))
        self.take("}")
        return Node("switch", start, self.at - 1, subject=subject, cases=cases)

    def read_do(self):
        start = self.at
        self.take("do")
        if self.accept("throws"):
            self.skip_brackets()
        blocks = [self.block()]
        while self.accept("catch"):
            while self.text() != "{":
                if self.text() == "(":
                    self.skip_brackets()
                else:
                    self.take()
            blocks.append(self.block())
        return Node("do", start, self.at - 1, blocks=blocks)

    def read_defer(self):
        start = self.at
        self.take("defer")
        return Node("defer", start, self.at, body=self.block())

    def read_return(self):
        start = self.at
        self.take("return")
        value = None
        if (
            self.peek()
            and self.text() not in ("}", ";", "case", "default", "#endif", "#else")
            and not self.peek().is_first
        ):
            value = self.expression()
        return Node("return", start, self.at - 1, value=value)

    def read_throw(self):
        start = self.at
        self.take("throw")
        value = self.expression()
        return Node("throw", start, self.at - 1, value=value)

    def jump(self):
        start = self.at
        word = self.take().text
        if (
            self.peek()
            and self.peek().kind == WORD
            and not self.peek().is_first
            and self.text() not in ("case", "default")
        ):
            self.take()
        return Node("jump", start, self.at - 1, word=word)

    read_break = read_continue = read_fallthrough = jump

    # Expressions

    def expression(self, trailing=True):
        return self.sequence(0, trailing)

    def infix(self):
        """Returns the next token if it is an infix operator."""
        token = self.peek()
        if token is None:
            return None
        if token.kind == OPERATOR and token.is_infix and token.text not in ("?", "->"):
            return token.text
        if token.kind == OPERATOR and token.text in ("==", "!=", "<", ">") and token.free_after:
            return token.text
        if token.kind == WORD and token.text in ("is", "as"):
            return token.text
        if token.text == "?" and token.free_before:
            return "?"
        return None

    def sequence(self, least, trailing):
        start = self.at
        left = self.unary(trailing)
        while True:
            operator = self.infix()
            if operator is None:
                return left
            if operator in ASSIGNMENTS:
                if least > 0:
                    return left
                index = self.at
                self.take()
                value = self.sequence(0, trailing)
                left = Node(
                    "assign",
                    start,
                    self.at - 1,
                    operator=operator,
                    target=left,
                    value=value,
                    at=index,
                )
                continue
            if operator == "?":
                if least > 1:
                    return left
                self.take()
                chosen = self.sequence(1, trailing)
                self.take(":")
                other = self.sequence(1, trailing)
                left = Node(
                    "ternary", start, self.at - 1, condition=left, chosen=chosen, other=other
                )
                continue
            binding = BINDING.get(operator, 8)
            if binding < least:
                return left
            index = self.at
            self.take()
            if operator in ("is", "as"):
                if self.text() in ("?", "!"):
                    self.take()
                self.skip_type()
                left = Node("cast", start, self.at - 1, operator=operator, value=left)
                continue
            # `??` is right associative, and the others are left associative.
            right = self.sequence(binding if operator == "??" else binding + 1, trailing)
            left = Node(
                "binary", start, self.at - 1, operator=operator, left=left, right=right, at=index
            )

    def unary(self, trailing):
        start = self.at
        token = self.peek()
        if token is None:
            raise Unreadable("an expression is missing")
        if token.kind == WORD and token.text in ("try", "await"):
            self.take()
            if self.text() in ("?", "!") and not self.peek().free_before:
                self.take()
            inner = self.sequence(1, trailing)
            return Node("marked", start, self.at - 1, value=inner)
        if (
            token.text in ("consume", "copy")
            and self.peek(1)
            and self.peek(1).kind == WORD
            and self.text(1) not in ("as", "is")
            and (not self.peek(1).is_first)
        ):
            self.take()
            return self.unary(trailing)
        if token.kind == OPERATOR and (
            token.is_prefix or token.text in ("-", "!", "&", "~") and not token.free_after
        ):
            self.take()
            operand = self.unary(trailing)
            return Node("prefix", start, self.at - 1, operator=token.text, operand=operand)
        return self.chain(trailing)

    def chain(self, trailing):
        start = self.at
        base = self.primary(trailing)
        links = []
        while True:
            token = self.peek()
            if token is None:
                break
            first = self.at
            if (
                token.text == "."
                and token.kind == MARK
                and self.peek(1)
                and self.peek(1).kind in (WORD, NUMBER)
            ):
                self.take(), self.take()
                if self.text() == "<" and not self.peek().free_before:
                    self.skip_angles()
                links.append(Node("member", first, self.at - 1, name=self.tokens[first + 1].text))
            elif (
                token.text == "("
                and not token.is_first
                and (not token.free_before or True)
                and self.tokens[first - 1].end == token.start
            ):
                links.append(Node("call", first, first, arguments=self.arguments("(", ")")))
                links[-1].last = self.at - 1
            elif (
                token.text == "["
                and not token.is_first
                and self.tokens[first - 1].end == token.start
            ):
                links.append(Node("index", first, first, arguments=self.arguments("[", "]")))
                links[-1].last = self.at - 1
            elif (
                token.text == "{"
                and trailing
                and not token.is_first
                and base.kind not in ("number", "string", "closure")
            ):
                closure = self.closure()
                links.append(Node("trailing", first, self.at - 1, closure=closure))
                while (
                    self.peek()
                    and self.peek().kind == WORD
                    and self.text(1) == ":"
                    and self.text(2) == "{"
                    and not self.peek().is_first
                ):
                    second = self.at
                    self.take(), self.take()
                    closure = self.closure()
                    links.append(Node("trailing", second, self.at - 1, closure=closure))
            elif token.kind == OPERATOR and token.text in ("?", "!") and not token.free_before:
                self.take()
                links.append(Node("postfix", first, first, operator=token.text))
            elif (
                token.text == "<"
                and not token.free_before
                and not token.free_after
                and base.kind == "word"
                and self.generic_follows()
            ):
                self.skip_angles()
            elif (
                token.kind == OPERATOR
                and token.text == "..."
                and not token.free_before
                and token.free_after
            ):
                self.take()
                links.append(Node("postfix", first, first, operator="..."))
            else:
                break
        if not links:
            return base
        return Node("chain", start, self.at - 1, base=base, links=links)

    def generic_follows(self):
        here = self.at
        try:
            self.skip_angles()
            return self.text() in ("(", ".", ")", ",", "[", ":") or (
                self.peek() is not None and self.peek().is_first
            )
        except (Unreadable, AttributeError, IndexError):
            return False
        finally:
            self.at = here

    def primary(self, trailing):
        start = self.at
        token = self.peek()
        text = token.text
        if token.kind == NUMBER:
            self.take()
            return Node("number", start, start, text=text)
        if token.kind == STRING:
            self.take()
            return Node("string", start, start)
        if token.kind == WORD:
            if text in ("if", "switch", "do"):
                statement = getattr(self, "read_" + text)()
                return Node("value", start, self.at - 1, statement=statement)
            if text in ("any", "some") and self.peek(1) and self.peek(1).kind == WORD:
                self.take()
            self.take()
            if text in ("let", "var"):
                # `case .a(let b)` inside of a pattern that is read as an expression.
                return self.primary(trailing)
            if text.startswith("#"):
                if self.text() == "(" and not self.peek().free_before:
                    self.skip_brackets()
                return Node("opaque", start, self.at - 1)
            if text in ("true", "false"):
                return Node("bool", start, start, text=text)
            if text == "nil":
                return Node("nil", start, start)
            return Node("word", start, start, text=text)
        if text == "\\":
            self.take()
            while self.peek() and not self.peek().is_first:
                if self.text() == "." and self.peek(1) and self.peek(1).kind in (WORD, NUMBER):
                    self.take(), self.take()
                elif self.text() == "." and self.text(1) == "[":
                    self.take()
                elif self.text() == "[" and not self.peek().free_before:
                    self.skip_brackets()
                elif self.text() in ("?", "!") and not self.peek().free_before:
                    self.take()
                elif self.peek().kind == WORD and self.at == start + 1:
                    self.take()
                elif self.text() == "<" and not self.peek().free_before:
                    self.skip_angles()
                elif self.text() == "(" and not self.peek().free_before:
                    self.skip_brackets()
                else:
                    break
            return Node("opaque", start, self.at - 1)
        if text == ".":
            self.take()
            self.take()
            return Node("implicit", start, self.at - 1, name=self.tokens[start + 1].text)
        if text == "(":
            return Node("tuple", start, start, elements=self.arguments("(", ")")).until(self.at - 1)
        if text == "[":
            if self.text(1) == ":" and self.text(2) == "]":
                self.take(), self.take(), self.take()
                return Node("array", start, self.at - 1, elements=[], isDictionary=True)
            closing = self.closing(start)
            elements, is_dictionary = self.elements()
            node = Node("array", start, closing, elements=elements, isDictionary=is_dictionary)
            # `[Type]()` is a type.
            if self.text() == "(" and self.tokens[closing].end == self.peek().start:
                node.kind = "opaque"
            return node
        if text == "{":
            return self.closure()
        if token.kind == OPERATOR and self.text(1) in (",", ")", "]"):
            # An operator as an argument.
            self.take()
            return Node("opaque", start, start)
        if token.kind == OPERATOR and text in ("...", "..<"):
            self.take()
            return self.unary(trailing)
        raise Unreadable(f"line {token.line}: no expression begins with '{text}'")

    def elements(self):
        self.take("[")
        found, is_dictionary = [], False
        while self.text() != "]":
            found.append(self.expression())
            if self.accept(":"):
                is_dictionary = True
                found.append(self.expression())
            self.accept(",")
        self.take("]")
        return found, is_dictionary

    def arguments(self, opening, closing):
        self.take(opening)
        found = []
        while self.text() != closing:
            start = self.at
            label = None
            if self.peek().kind == WORD and self.text(1) == ":":
                label = self.take().text
                self.take(":")
                if self.text() == ")" or (self.peek().kind == WORD and self.text(1) == ":"):
                    # The name of a function: `item(after:)`.
                    continue
            value = self.expression()
            found.append(Node("argument", start, self.at - 1, label=label, value=value))
            if not self.accept(","):
                break
        self.take(closing)
        return found

    def closure(self):
        start = self.at
        self.take("{")
        here = self.at
        if not self.signature():
            self.at = here
        first = self.at
        names = self.words(here)
        statements = self.statements("}")
        self.take("}")
        return Node(
            "closure",
            start,
            self.at - 1,
            statements=statements,
            begin=first,
            has_signature=first != here,
            names=names,
        )

    def signature(self):
        """Moves past `[captures] (parameters) -> Type in`, and returns false if there is none."""
        try:
            self.skip_attributes()
            if self.text() == "[":
                self.skip_brackets()
            if self.text() == "(":
                self.skip_brackets()
            else:
                while (
                    self.peek()
                    and self.peek().kind == WORD
                    and self.text() not in ("in", "async", "throws")
                    and not (self.peek().is_first and self.peek(-1).text != "{")
                ):
                    self.take()
                    if not self.accept(","):
                        break
            while self.accept("async", "throws"):
                pass
            if self.accept("->"):
                self.skip_type()
            return self.accept("in")
        except (Unreadable, AttributeError, IndexError):
            return False


def until(node, last):
    node.last = last
    return node


Node.until = until

"""What a test really compares: the texts that decide whether it passes, not those that only stand beside."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

DENIED = (ast.NotIn, ast.NotEq)
"""What is said not to be there would also be missing if it were misspelt: that proves nothing."""


@dataclass(frozen=True, slots=True)
class Helper:
    """A function that asserts something about some of its parameters, by their names."""

    parameters: tuple[str, ...]
    asserted: frozenset[str]

    def compared(self, call: ast.Call) -> Iterator[ast.expr]:
        yield from (value for name, value in zip(self.parameters, call.args, strict=False) if name in self.asserted)
        yield from (word.value for word in call.keywords if word.arg in self.asserted)


Helpers = Mapping[str, Helper]


def helpers_in(module: ast.Module, known: Helpers) -> dict[str, Helper]:
    """The functions and methods of a module that assert, under each name they go by; and those known before."""
    found = dict(known)
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("test_"):
            names = tuple(argument.arg for argument in node.args.args if argument.arg != "self")
            found[node.name] = Helper(names, frozenset(names) & _Reading(node, module, known).names)
    for target, value in _assignments(module.body):
        if isinstance(target, ast.Name) and isinstance(value, ast.Attribute) and value.attr in found:
            found[target.id] = found[value.attr]  # held = BOOK.held
    return found


def compared_texts(module: ast.Module, helpers: Helpers) -> Iterator[tuple[str, set[str]]]:
    """Each test of a module, with every text that it compares."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, _Reading(node, module, helpers).texts


class _Reading:
    """One function, followed backwards from what it asserts to the texts and names that this comes from."""

    def __init__(self, function: ast.FunctionDef, module: ast.Module, helpers: Helpers) -> None:
        self.texts: set[str] = set()
        self.names: set[str] = set()
        sources = _sources(function, module)
        waiting = list(_asserted(function, helpers))
        while waiting:
            for part in _affirmed(waiting.pop()):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    self.texts.add(part.value)
                elif isinstance(part, ast.Name) and part.id not in self.names:
                    self.names.add(part.id)
                    waiting += sources[part.id]


def _asserted(function: ast.FunctionDef, helpers: Helpers) -> Iterator[ast.expr]:
    """The conditions of its assertions, without their messages; and what it hands to helpers that assert."""
    idle = {id(item.context_expr) for node in ast.walk(function) for item in _idle_items(node)}
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            yield node.test
        elif isinstance(node, ast.Call) and id(node) not in idle:
            helper = helpers.get(_last_name(node.func))
            yield from helper.compared(node) if helper else ()


def _idle_items(node: ast.AST) -> Iterable[ast.withitem]:
    """A helper that watches over a block proves nothing if the block asserts nothing."""
    asserts = isinstance(node, ast.With) and any(isinstance(part, ast.Assert) for part in ast.walk(node))
    return node.items if isinstance(node, ast.With) and not asserts else ()


def _affirmed(node: ast.AST) -> Iterator[ast.AST]:
    """All parts of an expression but those that are denied."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return
    if isinstance(node, ast.Compare) and any(isinstance(operator, DENIED) for operator in node.ops):
        return
    yield node
    for part in ast.iter_child_nodes(node):
        yield from _affirmed(part)


def _sources(function: ast.FunctionDef, module: ast.Module) -> defaultdict[str, list[ast.expr]]:
    """What each name may stand for: in the function, else in the module."""
    found: defaultdict[str, list[ast.expr]] = defaultdict(list)
    for target, value in (*_assignments(ast.walk(function)), *_parametrized(function)):
        for name, source in _bound(target, value):
            found[name].append(source)
    for target, value in _assignments(module.body):
        if isinstance(target, ast.Name) and target.id not in found:
            found[target.id].append(value)
    return found


def _assignments(nodes: Iterable[ast.AST]) -> Iterator[tuple[ast.expr, ast.expr]]:
    for node in nodes:
        if isinstance(node, ast.Assign):
            yield from ((target, node.value) for target in node.targets)
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
            yield node.target, node.value
        elif isinstance(node, ast.For | ast.comprehension):
            yield from ((node.target, row) for row in _rows(node.iter))


def _parametrized(function: ast.FunctionDef) -> Iterator[tuple[ast.expr, ast.expr]]:
    for call in function.decorator_list:
        if isinstance(call, ast.Call) and _last_name(call.func) == "parametrize":
            names, values = call.args[:2]
            if isinstance(names, ast.Constant):
                listed: list[ast.expr] = [ast.Name(name.strip()) for name in str(names.value).split(",")]
                names = listed[0] if len(listed) == 1 else ast.Tuple(listed)
            elif isinstance(names, ast.Tuple | ast.List):
                names = ast.Tuple([ast.Name(str(name.value)) for name in names.elts if isinstance(name, ast.Constant)])
            yield from ((names, row) for row in _rows(values))


def _rows(values: ast.expr) -> list[ast.expr]:
    """What is gone through one by one, as far as it is written out."""
    return values.elts if isinstance(values, ast.Tuple | ast.List | ast.Set) else [values]


def _bound(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """A name and its value; several names side by side each get their own, where that is written out."""
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple | ast.List):
        values = value.args if isinstance(value, ast.Call) and _last_name(value.func) == "param" else _rows(value)
        aligned = len(values) == len(target.elts)
        for number, part in enumerate(target.elts):
            yield from _bound(part, values[number] if aligned else value)


def _last_name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")

"""How the documentation is built: `make docs`. Code cells are run, so that what stands there is so."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import catgames

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "catgames"
author = "the catgames authors"
release = catgames.__version__
html_title = "catgames"
html_show_copyright = False

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.intersphinx"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_static_path = ["_static"]
html_css_files = ["docs.css"]

# Nothing is fetched from elsewhere, neither now nor by a reader.
intersphinx_mapping: dict[str, tuple[str, None]] = {}
nb_ipywidgets_js: dict[str, dict[str, str]] = {}  # a widget that is only printed needs no script
myst_enable_extensions = ["colon_fence", "deflist", "smartquotes"]
myst_heading_anchors = 3

nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 120
nb_merge_streams = True
nb_render_markdown_format = "myst"  # with tables

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 88  # a longer one has a line for each value

highlight_language = "none"
# Names in our docstrings are code.
default_role = "code"


def legible(app: Sphinx, what: str, name: str, of: Any, options: Any, given: str, returned: str) -> tuple[str, str]:
    """A signature as it was written: what a record makes by itself has no text, and a type has no quotes."""
    if given:
        given = re.sub(r": '([^']+)'", r": \1", re.sub(r"<factory>|<function [\w.]+(<lambda>)?>", "...", given))
    return given, returned


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-signature", legible)
